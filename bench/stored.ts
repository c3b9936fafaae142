import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/support/free-port.ts'
import { ask, compare, isQuick, perCpuSecond, type Row, start, stop } from './bench.ts'
import { load } from './load.ts'

/** Stored pages, compared with bare Fastify (and nginx, where it is installed) with the same bytes and headers. */
const KEPT: [path: string, wanted: string][] = [
  ['/de', '≥ 0.9'],
  ['/de/programm', '≥ 0.9'],
  ['/de/search?q=nacht', '≥ 0.7'],
  ['/de/api/events/', '≥ 0.7'],
  ['/de/api/calendar/', '≥ 0.7'],
  ['/de/api/search/?query=nacht', '≥ 0.7'],
  ['/de/api/search/autocomplete/?query=na', '≥ 0.7'],
  ['/de/programm.ics', '≥ 0.7'],
  ['/de/magazin/feed.xml', '≥ 0.7'],
]
const headers = { 'Accept-Encoding': 'br' }
/** Many short turns, because the speed of a shared processor changes from one second to the next. */
const TURNS = { seconds: 0.5, rounds: isQuick ? 15 : 41 }
const WARM_UP_SECONDS = 2

export default async function stored(): Promise<Row[]> {
  const rows: Row[] = []
  const foyer = await start('./foyer-server.ts')
  for (const [asked, wanted] of KEPT) {
    for (let warm = 0; warm < 3; warm++) await ask(foyer.port, asked)
    await wait(200)
    const { body, headers: sent } = await ask(foyer.port, asked)
    const bare = await start(
      './bare-server.ts',
      {},
      { body: body.toString('base64'), headers: ownHeaders(sent) },
    )
    await load({ port: foyer.port, path: asked, headers, seconds: WARM_UP_SECONDS })
    await load({ port: bare.port, path: '/de', headers, seconds: WARM_UP_SECONDS })
    const ratios = await compare(
      () => perCpuSecond(foyer, asked, TURNS.seconds),
      () => perCpuSecond(bare, '/de', TURNS.seconds),
      TURNS.rounds,
    )
    rows.push({
      what: `\`${asked}\`, stored`,
      beside: 'bare Fastify, same headers and bytes, per second of processor',
      wanted,
      ratios,
    })
    if (asked === '/de' && hasNginx()) {
      const nginx = await startNginx(body, String(sent['content-encoding']))
      const measure = (port: number) => () => load({ port, path: '/de', headers, seconds: TURNS.seconds })
      const beside = 'nginx, same bytes, per second'
      rows.push({
        what: `\`${asked}\`, stored`,
        beside,
        ratios: await compare(measure(foyer.port), measure(nginx.port), TURNS.rounds),
      })
      nginx.stop()
    }
    bare.child.kill()
  }
  await stop(foyer)
  return rows
}

/** Headers that Node adds to every answer are added by the other server, too. */
function ownHeaders(sent: IncomingHttpHeaders): IncomingHttpHeaders {
  const { date, connection, 'keep-alive': keepAlive, 'content-length': length, ...own } = sent
  return own
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function startNginx(body: Buffer, encoding: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-nginx-'))
  // When started by root, nginx reads files as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(path.join(folder, 'de'), body)
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit; events { worker_connections 256; }
    http { access_log off; keepalive_requests 1000000; open_file_cache max=10;
      server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding ${encoding}; } }`,
  )
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' })
  await wait(500)
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}
