import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseAt, root } from '../../scripts/root.mjs'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { CannotRun, peer, requireProgram } from './peer.ts'

/**
 * No container engine is needed: the steps of the Dockerfile's last stage are carried out in an empty folder, which then is the root
 * of what runs. Of the base image it has what that promises: Node in /nodejs/bin, the libraries it needs, and /tmp.
 */
const DOCKERFILE = path.join(root, 'packages/foyer/templates/add/container/Dockerfile.template')

const ready = await peer('the container', () => {
  requireProgram(
    'chroot',
    ['--version'],
    'There is no chroot, with which the steps of the Dockerfile are tried.',
  )
  requireProgram('ldd', ['--version'], 'There is no ldd, which names the libraries of Node.')
  if (process.getuid?.() !== 0) throw new CannotRun('Only root may change the root of a process.')
  return true
})

const lines = readFileSync(DOCKERFILE, 'utf8')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const all = (name: string) =>
  lastStage.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []))
const one = (name: string) => all(name)[0] ?? ''

describe.skipIf(!ready)('the image that "foyer add container" describes', () => {
  const { folder, remove } = temporaryFolder()
  const image = path.join(folder, 'root')
  const inImage = (place: string) => path.join(image, place)
  const user = one('USER')
  const environment = Object.fromEntries(
    one('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  )
  let port: string
  let site: ReturnType<typeof spawn>
  let said = ''

  /** What the first stage leaves: the built folder of the demo house, and an empty folder for data. */
  function carryOutFirstStage(): void {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'packages/foyer/bin/foyer.js'), 'build', '--out', path.join(folder, 'built')],
      { cwd: houseAt(), env: { ...process.env, FOYER_HOUSE: houseAt() }, encoding: 'utf8' },
    )
    expect(stderr).not.toContain('Error')
    expect(status).toBe(0)
    mkdirSync(path.join(folder, 'data'))
  }

  function layBase(): void {
    mkdirSync(inImage('nodejs/bin'), { recursive: true })
    cpSync(process.execPath, inImage('nodejs/bin/node'))
    const { stdout } = spawnSync('ldd', [process.execPath], { encoding: 'utf8' })
    for (const [, library = ''] of stdout.matchAll(/(\/\S+\.so\S*)/g)) {
      mkdirSync(path.dirname(inImage(library)), { recursive: true })
      copyFileSync(library, inImage(library))
    }
    mkdirSync(inImage('tmp'))
    chmodSync(inImage('tmp'), 0o1777)
  }

  function carryOutLastStage(): void {
    for (const copy of all('COPY')) {
      const [, chown, from = '', to = ''] = /^--from=build (?:--chown=(\S+) )?(\S+) (\S+)$/.exec(copy) ?? []
      cpSync(path.join(folder, from), inImage(to), { recursive: true, verbatimSymlinks: true })
      const [uid, gid] = (chown ?? '0:0').split(':').map(Number)
      chownSync(inImage(to), uid ?? 0, gid ?? 0)
    }
  }

  const runInside = (command: string[]) =>
    spawn('chroot', [`--userspec=${user}`, image, ...command], {
      env: { ...environment, PORT: port, WEBSHOP_KIND: 'none', DEMO: 'off', ADMIN_EMAIL: 'ada@kiln.example' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  beforeAll(async () => {
    carryOutFirstStage()
    layBase()
    carryOutLastStage()
    port = String(await freePort())
    site = runInside(['/nodejs/bin/node', ...JSON.parse(one('CMD'))])
    const opened = Promise.withResolvers<void>()
    for (const stream of [site.stdout, site.stderr]) {
      stream?.on('data', (words) => {
        said += words
        if (said.includes('Foyer is open')) opened.resolve()
      })
    }
    site.once('exit', (code) => opened.reject(new Error(`It ended with ${code}:\n${said}`)))
    await opened.promise
  })
  afterAll(() => {
    site?.kill('SIGKILL')
    rmSync(image, { recursive: true, force: true })
    remove()
  })

  it('has no shell and no package manager', () => {
    for (const program of ['bin/sh', 'usr/bin/env', 'usr/local/bin/npm'])
      expect(existsSync(inImage(program))).toBe(false)
    expect(existsSync(inImage('foyer/node_modules/vite'))).toBe(false)
  })

  it('serves the site, and is healthy by its own check', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/de`)).status).toBe(200)
    const [, check = ''] = one('HEALTHCHECK').split(' CMD ')
    const command = (JSON.parse(check) as string[]).map((word) => word.replace(':3000', `:${port}`))
    const [code] = await once(runInside(command), 'exit')
    expect(code).toBe(0)
  })

  it('has written nothing but its data and temporary files', () => {
    const uid = Number(user.split(':')[0])
    const own = readdirSync(image, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('data') && !name.startsWith('tmp/'))
      .filter((name) => statSync(inImage(name), { throwIfNoEntry: false })?.uid === uid)
    expect(own).toEqual([])
    expect(readdirSync(inImage('data'))).not.toEqual([])
  })

  it('ends when it is told to, and fails its check then', async () => {
    site.kill(one('STOPSIGNAL') as NodeJS.Signals)
    const [code] = await once(site, 'exit')
    expect(code, said).toBe(0)
  })
})
