import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Language } from './define-house.ts'
import { houseFolder } from './folder.ts'
import { SetupError } from './setup-error.ts'
import { SLOT_NAMES, type SlotName } from './slot-names.ts'

/** A content module of the house: `modules/<model>/schema.ts` and `view.tsx`. */
export interface ModuleFiles {
  model: string
  schema: string
  view: string
}

/** The modules in the folder of a house, in the order of their names. Node and the builds read the same list. */
export function moduleFilesIn(folder = houseFolder): ModuleFiles[] {
  const modules = path.join(folder, 'modules')
  if (!existsSync(modules)) return []
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => filesOf(path.join(modules, name), name))
    .sort((one, other) => (one.model < other.model ? -1 : 1))
}

function filesOf(folder: string, model: string): ModuleFiles {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(model)) {
    throw new SetupError(`modules/${model}: a module has a name in small letters, such as "open-call".`)
  }
  const files = { model, schema: path.join(folder, 'schema.ts'), view: path.join(folder, 'view.tsx') }
  for (const file of [files.schema, files.view]) {
    if (!existsSync(file)) throw new SetupError(`modules/${model} has no ${path.basename(file)}.`)
  }
  return files
}

/** The files with the words of a house: `strings/de.ts`, `strings/en.ts`. */
export function wordFilesIn(folder = houseFolder): { language: Language; file: string }[] {
  return (['de', 'en'] as const)
    .map((language) => ({ language, file: path.join(folder, 'strings', `${language}.ts`) }))
    .filter(({ file }) => existsSync(file))
}

/** The parts of the site that a house replaces: `slots/footer.tsx`. */
export function slotFilesIn(folder = houseFolder): { slot: SlotName; file: string }[] {
  const slots = path.join(folder, 'slots')
  if (!existsSync(slots)) return []
  const names: readonly string[] = SLOT_NAMES
  const files = readdirSync(slots).filter((file) => file.endsWith('.tsx'))
  return files.sort().map((file) => {
    const slot = path.basename(file, '.tsx')
    if (!names.includes(slot)) {
      throw new SetupError(`slots/${file}: there is no slot "${slot}". There are: ${SLOT_NAMES.join(', ')}.`)
    }
    return { slot: slot as SlotName, file: path.join(slots, file) }
  })
}
