import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Embed } from './embed.tsx'

it.each([
  ['/de', 'YouTube jetzt laden', 'YouTube immer laden'],
  ['/en', 'Load YouTube now', 'Always load YouTube'],
])('an embed on %s asks before it loads, and names the provider', (path, once, always) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Embed provider="youtube" src="https://www.youtube-nocookie.com/embed/x" title="Trailer" />
    </MemoryRouter>,
  )
  expect(html).not.toContain('<iframe')
  expect(html).toContain(once)
  expect(html).toContain(always)
})
