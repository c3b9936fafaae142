import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/support/free-port.ts'
import { ask, compare, type Row, SECONDS, start, stop } from './bench.ts'
import { load } from './load.ts'

/** What is kept, beside bare Fastify (and nginx, where it is installed) with the same bytes. */
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

export default async function stored(): Promise<Row[]> {
  const rows: Row[] = []
  const foyer = await start('./foyer-server.ts')
  for (const [asked, wanted] of KEPT) {
    for (let warm = 0; warm < 3; warm++) await ask(foyer.port, asked)
    await wait(200)
    const { body, headers: sent } = await ask(foyer.port, asked)
    const encoding = sent['content-encoding']
    const bare = await start(
      './bare-server.ts',
      {},
      {
        body: body.toString('base64'),
        headers: { 'content-type': sent['content-type'], ...(encoding && { 'content-encoding': encoding }) },
      },
    )
    const measure = (port: number, where: string) => () =>
      load({ port, path: where, headers, seconds: SECONDS })
    await load({ port: foyer.port, path: asked, headers, seconds: 1 })
    const ours = measure(foyer.port, asked)
    rows.push({
      ...{ what: `\`${asked}\`, kept`, beside: 'bare Fastify, same bytes', wanted },
      ratios: await compare(ours, measure(bare.port, '/de')),
    })
    if (asked === '/de' && hasNginx()) {
      const nginx = await startNginx(body, String(encoding))
      rows.push({
        ...{ what: `\`${asked}\`, kept`, beside: 'nginx, same bytes' },
        ratios: await compare(ours, measure(nginx.port, '/de')),
      })
      nginx.child.kill()
    }
    bare.child.kill()
  }
  await stop(foyer)
  return rows
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
  return { child, port }
}
