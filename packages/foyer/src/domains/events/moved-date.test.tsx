import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { MovedDate } from './moved-date.tsx'

it.each([
  ['/de', '2026-12-04T19:30:00+01:00', 'bisher 4. Dez', 'jetzt 5. Dez'],
  ['/en', '2026-12-04T19:30:00+01:00', 'previously 4 Dec', 'now 5 Dec'],
  ['/de', '2026-12-05T17:00:00+01:00', 'bisher 17:00 Uhr', 'jetzt 19:30 Uhr'],
])(
  'on %s an evening moved from %s shows the old date struck out, and the new one beside it',
  (path, moved_from, before, now) => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[path]}>
        <MovedDate event={{ moved_from, date_start: '2026-12-05T19:30:00+01:00' }} />
      </MemoryRouter>,
    )
    const [struck = '', standing = ''] = html.split('</s>').map((part) => part.replace(/<[^<>]*>/g, ''))
    expect([struck.trim(), standing.trim()]).toEqual([before, now])
  },
)
