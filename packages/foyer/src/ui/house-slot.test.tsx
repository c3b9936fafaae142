import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { slots } from '#house/slots'
import { houseSlot, type SlotProps } from './house-slot.tsx'

interface Props {
  name: string
}

afterEach(() => {
  delete slots.footer
})

it('shows the part of a house that was not read yet when the slot was made, with ours as Original', () => {
  const Footer = houseSlot('footer', ({ name }: Props) => <p>{name}</p>)
  expect(renderToStaticMarkup(<Footer name="Kiln" />)).toBe('<p>Kiln</p>')
  slots.footer = ({ Original, name }: SlotProps<Props>) => (
    <footer>
      <Original name={`${name}, fired`} />
    </footer>
  )
  expect(renderToStaticMarkup(<Footer name="Kiln" />)).toBe('<footer><p>Kiln, fired</p></footer>')
})
