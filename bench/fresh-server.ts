import { createRequire } from 'node:module'

/** Our server, which reports on request how many seconds it has spent in `renderToString`. */

// Before the bundle is loaded, because that binds the module's exports.
const reactServer = createRequire(import.meta.url)('react-dom/server') as typeof import('react-dom/server')
const plain = reactServer.renderToString
let rendering = 0
reactServer.renderToString = (...args) => {
  const begun = performance.now()
  const html = plain(...args)
  rendering += performance.now() - begun
  return html
}
process.on('message', (message) => {
  if (message === 'rendering') process.send?.({ rendering: rendering / 1000 })
})
await import('./foyer-server.ts')
