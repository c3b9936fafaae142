import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { houseSlot } from './house-slot.tsx'

const house = vi.hoisted(() => ({ slots: {} as Record<string, unknown> }))
vi.mock('#house/slots', () => ({
  get slots() {
    return house.slots
  },
}))

it('shows the part of a house that was not read yet when the slot was made, with ours as Original', () => {
  const Footer = houseSlot('footer', ({ name }: { name: string }) => <p>{name}</p>)
  expect(renderToStaticMarkup(<Footer name="Kiln" />)).toBe('<p>Kiln</p>')
  house.slots = {
    footer: ({ Original, name }: { Original: typeof Footer; name: string }) => (
      <footer>
        <Original name={`${name}, fired`} />
      </footer>
    ),
  }
  expect(renderToStaticMarkup(<Footer name="Kiln" />)).toBe('<footer><p>Kiln, fired</p></footer>')
})
