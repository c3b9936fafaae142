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

it('2 §2 Detail pages: length and intervals, what it contains, who pays less and shows what for it', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en']}>
      <Facts
        item={sampleEvent({
          ...{ duration_minutes: 130, intervals: 1, content_notes: 'Strobe light' },
          price_notes: [{ name: 'Concession: with a student card' }],
        })}
      />
    </MemoryRouter>,
  )
  for (const words of ['2 h 10 min', 'one interval', 'Strobe light', 'Concession: with a student card'])
    expect(markup).toContain(words)
})

it('2 §2 Detail pages: an exhibition that takes an hour does not end when it closes', () => {
  expect(factsOf('2026-11-21T17:00:00Z')).not.toMatch(/18:00/)
})
