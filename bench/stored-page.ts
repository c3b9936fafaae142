import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { load } from './load.ts'

/** A stored page against bare Fastify with the same bytes: at least 0.8 of its answers per second. */
const SECONDS = 4
const ROUNDS = 3

const start = (file: string) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

const foyer = start('./foyer-server.ts')
const [{ port }] = await once(foyer, 'message')
const headers = { 'Accept-Encoding': 'br' }
const sample = await fetch(`http://127.0.0.1:${port}/de`, {
  headers: { ...headers, Host: `localhost:${port}` },
})
const raw = await rawBody(port)

const bare = start('./bare-server.ts')
bare.send({
  body: raw.toString('base64'),
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': sample.headers.get('content-encoding') ?? '',
  },
})
const [{ port: barePort }] = await once(bare, 'message')

const ratios: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const ours = await load({ port, path: '/de', headers, seconds: SECONDS })
  const theirs = await load({ port: barePort, path: '/de', headers, seconds: SECONDS })
  ratios.push(ours / theirs)
  console.log(
    `stored page ${Math.round(ours)}/s, bare Fastify ${Math.round(theirs)}/s, ratio ${(ours / theirs).toFixed(2)}`,
  )
}
ratios.sort((a, b) => a - b)
console.log(`median ratio ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)} (wanted: at least 0.80)`)
foyer.disconnect()
bare.kill()

/** The body as it travels: fetch would decompress it. */
async function rawBody(from: number): Promise<Buffer> {
  const { default: http } = await import('node:http')
  const [response] = await once(http.get({ port: from, path: '/de', headers }), 'response')
  return Buffer.concat(await response.toArray())
}
