import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { Editor } from './editor-client.ts'
import { foyerCommand } from './foyer-command.ts'
import { copyPreparedHouse, endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(endAll)
afterAll(async () => {
  await postgres.stop()
  remove()
})

const KEY = { BACKUP_PASSPHRASE: 'words of the drill, five at least' }
const SETTINGS = { DEMO: 'off', ...WITHOUT_SHOP, ...KEY }
/** Each can be searched for, and none is similar to another. */
const wordOf = (number: number) => `z${createHash('md5').update(String(number)).digest('hex').slice(0, 16)}`

interface Place {
  /** The folder of a machine. */
  machine: string
  settings: { DATA_DIR: string } & Record<string, string>
}

async function placeOn(kind: 'embedded' | 'postgres', name: string): Promise<Place> {
  const machine = path.join(folder, name)
  mkdirSync(machine, { recursive: true })
  const settings = { ...SETTINGS, DATA_DIR: path.join(machine, 'data') }
  if (kind === 'embedded') return { machine, settings }
  await postgres.query(`create database ${name}`)
  return { machine, settings: { ...settings, DATABASE_URL: `${postgres.url}/${name}` } }
}

const articleNamed = (title: string, image?: number) => ({
  ...(image && { image }),
  title: { de: title, en: title },
  is_online: true,
  // The newest is the first that visitors see.
  published_at: image ? '2021-01-01T10:00:00+01:00' : '2020-01-01T10:00:00+01:00',
})

/** Writes articles until it is told to stop; every acknowledged title is kept. */
function keepWriting(editor: Editor) {
  const titles: string[] = []
  let goesOn = true
  const writing = (async () => {
    while (goesOn) {
      const title = wordOf(titles.length)
      await editor.post('/de/api/admin/magazine/article/', articleNamed(title))
      titles.push(title)
    }
  })()
  return {
    titles,
    stop: async () => {
      goesOn = false
      await writing
    },
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}

it.each([
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
] as const)(
  'a house under writes on %s is backed up, lost, restored on %s and opened: nothing acknowledged before is missing',
  async (from, to) => {
    const old = await placeOn(from, `old_${from}`)
    if (from === 'embedded') copyPreparedHouse(old.machine)
    const site = await startFoyer(old.machine, old.settings)
    await site.opened
    const editor = await Editor.logIn(site.address)
    const pixels = { create: { width: 900, height: 600, channels: 3, background: '#935' } } as const
    const picture = await editor.upload<{ id: number }>(
      '/api/admin/media/image/',
      new File([new Uint8Array(await sharp(pixels).png().toBuffer())], 'bild.png'),
    )
    const filesOf = ({ settings }: Place) => filesIn(path.join(settings.DATA_DIR, 'files'))
    await editor.post('/de/api/admin/magazine/article/', articleNamed('bebildert', picture.id))
    const writer = keepWriting(editor)
    await until(() => writer.titles.length >= 5)

    const archive = path.join(folder, `${from}.age`)
    const before = [...writer.titles]
    const filesBefore = filesOf(old)
    const backup = await foyerCommand(['backup', archive], old.settings)
    expect(backup, backup.stderr).toMatchObject({ code: 0 })
    const during = writer.titles.length
    await until(() => writer.titles.length > during)
    await writer.stop()
    site.kill('SIGKILL')
    await site.ended
    rmSync(old.machine, { recursive: true })

    const verified = await foyerCommand(['verify', archive], {
      ...SETTINGS,
      DATA_DIR: path.join(folder, 'none'),
    })
    expect(verified.stdout, verified.stderr).toMatch(/is whole: .+ tables, \d+ files/)

    const place = await placeOn(to, `new_${to}`)
    const restored = await foyerCommand(['restore', archive], place.settings)
    expect(restored, restored.stderr).toMatchObject({ code: 0 })
    for (const [name, hash] of filesBefore) expect(filesOf(place).get(name), name).toBe(hash)

    const again = await startFoyer(place.machine, place.settings)
    await again.opened
    editor.address = again.address
    await expect(editor.get('/de/api/admin/magazine/article/'), 'nobody is still logged in').rejects.toThrow(
      /40[13]/,
    )
    const back = await Editor.logIn(again.address)
    for (const title of before) {
      const found = await back.get<{ results: { kind: string }[] }>(`/de/api/search/others/?query=${title}`)
      expect(
        found.results.map(({ kind }) => kind),
        title,
      ).toEqual(['article'])
    }
    const [address] =
      new RegExp(`/media/${picture.id}/[0-9a-f]+/w\\d+\\.[a-z]+`).exec(await back.text('/de/magazin')) ?? []
    const shown = await fetch(`${again.address}${address}`)
    expect(shown.headers.get('content-type'), address).toMatch(/^image\//)
    expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBeGreaterThan(100)
    await back.post('/de/api/admin/magazine/article/', articleNamed('danach'))
  },
)

/** The hash of every file under a folder, by its path. */
function filesIn(top: string): Map<string, string> {
  const files = readdirSync(top, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(top, file), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}

it('a restore refuses a full place, another key and a damaged archive in one sentence, and a stopped backup leaves nothing', async () => {
  const place = await placeOn('embedded', 'full')
  copyPreparedHouse(place.machine)
  const archive = path.join(place.machine, 'house.age')
  const made = await foyerCommand(['backup', archive], place.settings)
  expect(made, made.stderr).toMatchObject({ code: 0 })
  const refusal = async (command: [string, ...string[]], settings: Place['settings']) => {
    const { code, stderr } = await foyerCommand(command, settings)
    expect(code).toBe(1)
    const lines = stderr.split('\n').filter((line) => line && !line.startsWith('· '))
    expect(lines).toHaveLength(1)
    return lines[0]
  }
  expect(await refusal(['restore', archive], place.settings)).toContain('The database is not empty')
  expect(await refusal(['backup', archive], place.settings)).toContain('writes over nothing')
  expect(await refusal(['backup', 'x.age'], { ...place.settings, BACKUP_PASSPHRASE: '' })).toContain(
    'always encrypted',
  )
  const empty = { ...place.settings, DATA_DIR: path.join(place.machine, 'empty') }
  const others = { ...empty, BACKUP_PASSPHRASE: 'not these words at all' }
  expect(await refusal(['verify', archive], others)).toContain('another passphrase')

  const bytes = readFileSync(archive)
  const cut = path.join(place.machine, 'cut.age')
  writeFileSync(cut, bytes.subarray(0, bytes.length - 100))
  expect(await refusal(['restore', cut], empty)).toContain('is damaged')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 500) ^ 1, bytes.length - 500)
  writeFileSync(cut, bytes)
  expect(await refusal(['restore', cut], empty)).toContain('is damaged')
  expect((await foyerCommand(['restore', archive], empty)).code, 'what was refused left nothing').toBe(0)

  cpSync(place.settings.DATA_DIR, path.join(place.machine, 'other'), { recursive: true })
  const stopped = await foyerCommand(
    ['backup', path.join(place.machine, 'stopped.age')],
    { ...place.settings, DATA_DIR: path.join(place.machine, 'other') },
    (pid) => {
      const part = () => readdirSync(place.machine).some((name) => name.endsWith('.part'))
      void until(part).then(() => process.kill(pid, 'SIGINT'))
    },
  )
  expect(stopped, stopped.stderr).toMatchObject({ code: 130 })
  expect(readdirSync(place.machine).filter((name) => name.includes('stopped'))).toEqual([])
  expect(existsSync(archive)).toBe(true)
})
