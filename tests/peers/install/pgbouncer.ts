import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { CannotRun, installed, type RunningPeer, requireProgram, startPeer, step } from '../peer.ts'

const PACKAGES = ['pgbouncer', 'libevent-2.1-7', 'libc-ares2']

/** The pooler of Debian (https://www.pgbouncer.org), unpacked beside the caches and not installed on the machine. */
export async function pgbouncer(): Promise<string> {
  if (process.getuid?.() !== 0)
    throw new CannotRun('PgBouncer is started as root here, to run as the user "nobody".')
  return installed('pgbouncer-debian', (folder) => {
    requireProgram('apt-get', ['--version'], 'This is no Debian, from which PgBouncer is downloaded.')
    step('apt-get', ['download', ...PACKAGES], { cwd: folder })
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
      step('dpkg', ['-x', file, '.'], { cwd: folder })
    }
  })
}

/** Starts it in transaction mode before a PostgreSQL, with few connections, so that they are shared. */
export async function startPgbouncer(
  installedIn: string,
  { folder, server, connections }: { folder: string; server: string; connections: number },
): Promise<RunningPeer & { url: string }> {
  const { hostname, port: serverPort, username, password } = new URL(server)
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  const users = path.join(folder, 'users.txt')
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o644 })
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}`,
    `auth_type = scram-sha-256\nauth_file = ${users}`,
    `pool_mode = transaction\ndefault_pool_size = ${connections}`,
    'unix_socket_dir =',
  ]
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o644 })
  const libraries = readdirSync(path.join(installedIn, 'usr/lib')).map((name) =>
    path.join(installedIn, 'usr/lib', name),
  )
  const running = await startPeer(path.join(installedIn, 'usr/sbin/pgbouncer'), ['--user=nobody', settings], {
    port,
    env: { LD_LIBRARY_PATH: libraries.join(':') },
  })
  return { ...running, url: `postgres://${username}:${password}@127.0.0.1:${port}` }
}
