import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/root.mjs'
import { freePort } from '../../support/free-port.ts'
import { type RunningPeer, requireProgram, startPeer } from '../peer.ts'

/** The edge cache Varnish, which Debian calls `varnish`. */
export function varnish(): string {
  requireProgram('varnishd', ['-V'], 'Varnish is not installed (on Debian: apt-get install varnish gcc).')
  return 'varnishd'
}

export interface Varnish {
  address: string
  /** Ends it, and starts it again with nothing kept. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts it in front of a site, with the file of docs/operate/edge and nothing changed in it but the port of the site. */
export async function startVarnish(
  program: string,
  folder: string,
  port: number,
  site: string,
): Promise<Varnish> {
  const shipped = readFileSync(path.join(root, 'docs/operate/edge/foyer.vcl'), 'utf8')
  const file = path.join(folder, 'foyer.vcl')
  writeFileSync(file, shipped.replace('.port = "3000"', `.port = "${site}"`))
  let running: RunningPeer | null = null
  const varnish: Varnish = {
    address: `http://127.0.0.1:${port}`,
    async start() {
      const args = [
        '-j',
        'none',
        '-F',
        '-n',
        path.join(folder, `varnish-${await freePort()}`),
        '-a',
        `127.0.0.1:${port}`,
      ]
      running = await startPeer(
        program,
        [...args, '-f', file, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'],
        { port },
      )
    },
    async stop() {
      await running?.stop()
      running = null
    },
  }
  await varnish.start()
  return varnish
}
