import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { SiteContext } from '../../../../ui/site-context.ts'
import { OpeningHours } from './opening-hours.tsx'
import { sampleVenue } from './samples.ts'

it.each([
  ['/de', '9h30–14h00 Uhr'],
  ['/en', '9h30–14h00'],
])('2 §3 Design settings: on %s hours are written as the parser of times wants them', (path, hours) => {
  const design = { parsers: { date: '', time: 'H[h]mm', price: '', currency: '€' } }
  const venue = {
    ...sampleVenue(),
    opening_hours: [{ weekday: 2, time_from: '09:30:00', time_to: '14:00:00' }],
  }
  const html = renderToStaticMarkup(
    <SiteContext value={{ design } as never}>
      <MemoryRouter initialEntries={[path]}>
        <OpeningHours venue={venue} />
      </MemoryRouter>
    </SiteContext>,
  )
  expect(html).toContain(`<td>${hours}</td>`)
})
