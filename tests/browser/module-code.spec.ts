import { readFileSync } from 'node:fs'
import { expect, openAlive, test, untilAlive } from '../support/browser.ts'

/** The module whose view is the first entry of a file of the build. */
const moduleOfFile = new Map<string, string>(
  Object.entries(
    JSON.parse(readFileSync('houses/meridian/.foyer/current/client/.vite/manifest.json', 'utf8')) as Manifest,
  ).flatMap(([source, { file }]) => {
    const model = /^(?:foyer|house):modules\/([^/]+)\/view$/.exec(source)?.[1]
    return model ? [[`/${file}`, model] as const] : []
  }),
)
type Manifest = Record<string, { file: string }>

for (const path of ['/de', '/en/house', '/de/besuch', '/en/building-blocks']) {
  test(`the JavaScript of ${path} is only that of the modules on it`, async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => {
      const model = moduleOfFile.get(new URL(request.url()).pathname)
      if (model) loaded.add(model)
    })
    await openAlive(page, path)
    await untilAlive(page)
    const shown = await page
      .locator('[data-model]')
      .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset.model))])
    // Static modules may not need their code; code of other modules is not loaded.
    expect(loaded.size).toBeGreaterThan(1)
    expect([...loaded].filter((model) => !shown.includes(model))).toEqual([])
  })
}
