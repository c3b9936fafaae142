import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Facts } from './facts.tsx'
import { sampleEvent } from './samples.ts'

const factsOf = (date_end: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en']}>
      <Facts item={sampleEvent({ duration_minutes: 60, date_start: '2026-11-21T10:00:00Z', date_end })} />
    </MemoryRouter>,
  )

it('2 §2 Detail pages: a duration says when an evening ends', () => {
  expect(factsOf('2026-11-21T11:20:00Z')).toMatch(/12:20/)
})

it('2 §2 Detail pages: an exhibition that takes an hour does not end when it closes', () => {
  expect(factsOf('2026-11-21T17:00:00Z')).not.toMatch(/18:00/)
})
