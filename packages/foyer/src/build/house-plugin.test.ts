import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { housePlugin } from './house-plugin.ts'

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
