import path from 'node:path'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { houseFolder } from '../house/folder.ts'
import { housePlugin } from './house-plugin.ts'
import { packageSource } from './places.ts'

it('puts every style sheet of the package into its layer, but the tools of editors', () => {
  const { transform } = housePlugin() as { transform(code: string, id: string): string | null }
  expect(transform('a {}', path.join(packageSource, 'ui/button.module.css'))).toBe('@layer foyer {\na {}\n}')
  expect(transform('a {}', path.join(packageSource, 'editor/tour/tour.module.css'))).toBe(null)
  expect(transform('a {}', path.join(packageSource, 'site/styles/print.css'))).toBe(null)
  expect(transform('a {}', path.join(houseFolder, 'slots/footer.module.css'))).toBe('@layer house {\na {}\n}')
  expect(transform('a {}', path.join(houseFolder, 'theme/signs.css'))).toBe(null)
})

it('gives a printed module an address that a browser sends whole', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [housePlugin()],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { environments } = server
    const resolved = await environments.client.pluginContainer.resolveId('#house/facts')
    expect(resolved?.id).not.toContain('#')
    const printed = await environments.client.pluginContainer.load(String(resolved?.id))
    expect(printed).toContain('export const facts')
  } finally {
    await server.close()
  }
})
