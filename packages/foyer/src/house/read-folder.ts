import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { EXTRA_ITEMS, type ExtraItem } from './define-facts.ts'
import type { House, Language } from './define-house.ts'
import { namingPlugin } from './naming-plugin.ts'
import { SetupError } from './setup-error.ts'
import { SLOT_NAMES, type SlotName } from './slot-names.ts'

const SMALL_LETTERS = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A folder with parts of the house: its own, or that of a plugin, which has the same shape. */
export interface PartFolder {
  folder: string
  /** The name of the plugin, for what is said of a mistake in it. */
  plugin?: string
}

/** The folders whose parts make a house: those of its plugins in their order, then its own. */
export function partFoldersOf({ plugins = [] }: Pick<House, 'plugins'>, folder: string): PartFolder[] {
  return [...plugins.map((plugin) => ({ folder: plugin.folder, plugin: plugin.name })), { folder }]
}

/** A content module of the house: `modules/<model>/schema.ts` and `view.tsx`. */
export interface ModuleFiles {
  model: string
  schema: string
  view: string
  plugin?: string
}

/** The modules in these folders. Node and the builds read the same list. */
export function moduleFilesIn(folders: PartFolder[]): ModuleFiles[] {
  return partsIn(folders, modulesOf, ({ model }) => model)
}

/** The files with the words of a house: `strings/de.ts`, `strings/en.ts`. A text that a later file has as well is that of the later one. */
export function wordFilesIn(folders: PartFolder[]): WordFile[] {
  return partsIn(folders, wordsOf, ({ file }) => file)
}

/** The screens of a house: `screens/<name>.route.ts`. */
export function screenFilesIn(folders: PartFolder[]): ScreenFile[] {
  return partsIn(folders, screensOf, ({ screen }) => screen)
}

/** The facts that a house gives items besides ours: `facts/event.ts`. */
export function factFilesIn(folders: PartFolder[]): { item: ExtraItem; file: string; plugin?: string }[] {
  return partsIn(folders, factsOf, ({ item }) => item)
}

/** The parts of the site that a house replaces: `slots/footer.tsx`. */
export function slotFilesIn(folders: PartFolder[]): { slot: SlotName; file: string }[] {
  return partsIn(folders, slotsOf, ({ slot }) => slot)
}

/**
 * What all folders have of one kind. Where two have a part of the same name, that of the later folder counts; the house comes last,
 * so it wins over its plugins.
 */
function partsIn<Part>(
  folders: PartFolder[],
  read: (folder: string) => Part[],
  nameOf: (part: Part) => string,
): (Part & { plugin?: string })[] {
  const parts = new Map<string, Part & { plugin?: string }>()
  for (const { folder, plugin } of folders) {
    const found = namingPlugin(plugin, () => read(folder))
    for (const part of found) parts.set(nameOf(part), { ...part, ...(plugin && { plugin }) })
  }
  return [...parts.values()]
}

/** The same for what runs on the server: nothing of it is replaced, so of two parts with one name neither is taken. */
export function partsOnceIn<Part extends { name: string }>(
  folders: PartFolder[],
  read: (folder: string) => Part[],
  placeOf: (name: string) => string,
): (Part & { plugin?: string })[] {
  const found = folders.flatMap((folder) =>
    partsIn([folder], read, ({ name }) => name).map((part) => ({ part, owner: ownerOf(folder) })),
  )
  const owners = new Map<string, string>()
  for (const { part, owner } of found) {
    const other = owners.get(part.name)
    if (other) throw new SetupError(bothHave(placeOf(part.name), other, owner))
    owners.set(part.name, owner)
  }
  return found.map(({ part }) => part)
}

/** What a mistake calls the owner of a part. */
export function ownerOf({ plugin }: Pick<PartFolder, 'plugin'>): string {
  return plugin ? `plugin "${plugin}"` : 'the house'
}

export function bothHave(what: string, one: string, other: string): string {
  return `${what} is in ${one} and in ${other}: one of them needs another name.`
}

function modulesOf(folder: string): ModuleFiles[] {
  return entriesOf(folder, 'modules')
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => moduleOf(path.join(folder, 'modules', name), name))
}

function moduleOf(folder: string, model: string): ModuleFiles {
  if (!SMALL_LETTERS.test(model)) {
    throw new SetupError(`modules/${model}: a module has a name in small letters, such as "open-call".`)
  }
  const needed = (file: string) => {
    const found = scriptAt(path.join(folder, file))
    if (!found) throw new SetupError(`modules/${model} has no ${file}.`)
    return found
  }
  return { model, schema: needed('schema.ts'), view: needed('view.tsx') }
}

interface WordFile {
  language: Language
  file: string
  plugin?: string
}

function wordsOf(folder: string): WordFile[] {
  return (['de', 'en'] as const).flatMap((language) => {
    const file = scriptAt(path.join(folder, 'strings', `${language}.ts`))
    return file ? [{ language, file }] : []
  })
}

interface ScreenFile {
  screen: string
  file: string
  plugin?: string
}

function screensOf(folder: string): ScreenFile[] {
  const files = entriesOf(folder, 'screens').filter(({ name }) => /\.route\.[jt]sx?$/.test(name))
  return files.map(({ name }) => {
    const screen = name.replace(/\.route\.[jt]s$/, '')
    if (!SMALL_LETTERS.test(screen)) {
      throw new SetupError(
        `screens/${name}: a screen is a file with a name in small letters, such as "open-studio.route.ts".`,
      )
    }
    return { screen, file: path.join(folder, 'screens', name) }
  })
}

function factsOf(folder: string): { item: ExtraItem; file: string }[] {
  const items: readonly string[] = EXTRA_ITEMS
  const stranger = entriesOf(folder, 'facts').find(
    ({ name }) => name.endsWith('.ts') && !items.includes(path.basename(name, '.ts')),
  )
  if (stranger) {
    throw new SetupError(`facts/${stranger.name}: a house can add facts to: ${EXTRA_ITEMS.join(', ')}.`)
  }
  return EXTRA_ITEMS.flatMap((item) => {
    const file = scriptAt(path.join(folder, 'facts', `${item}.ts`))
    return file ? [{ item, file }] : []
  })
}

function slotsOf(folder: string): { slot: SlotName; file: string }[] {
  const names: readonly string[] = SLOT_NAMES
  const stranger = entriesOf(folder, 'slots').find(
    ({ name }) => name.endsWith('.tsx') && !names.includes(path.basename(name, '.tsx')),
  )
  if (stranger) {
    const slot = path.basename(stranger.name, '.tsx')
    throw new SetupError(
      `slots/${stranger.name}: there is no slot "${slot}". There are: ${SLOT_NAMES.join(', ')}.`,
    )
  }
  return SLOT_NAMES.flatMap((slot) => {
    const file = scriptAt(path.join(folder, 'slots', `${slot}.tsx`))
    return file ? [{ slot, file }] : []
  })
}

/** What is in a folder, in the order of the names; nothing where there is no such folder. */
function entriesOf(folder: string, name: string) {
  const within = path.join(folder, name)
  if (!existsSync(within)) return []
  return readdirSync(within, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** A file of TypeScript, or the JavaScript it has become in an installed plugin: Node runs no TypeScript below `node_modules`. */
export function scriptAt(file: string): string | undefined {
  return [file, file.replace(/\.tsx?$/, '.js')].find(existsSync)
}
