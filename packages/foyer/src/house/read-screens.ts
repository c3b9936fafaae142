import { pathToFileURL } from 'node:url'
import type { HouseRoute } from '../contract/route-table.ts'
import type { OwnScreen } from '../ui/own-screen.ts'
import { type PartFolder, screenFilesIn } from './read-folder.ts'
import { SetupError } from './setup-error.ts'

/** A screen as its file describes it. */
export interface ReadScreen {
  name: HouseRoute
  /** For messages: `screens/works.route.ts`. */
  place: string
  screen: OwnScreen
}

/** Loads the files of `screens/`. The views in them are imported only when a screen is shown, so Node never sees one. */
export async function readScreens(folders: PartFolder[]): Promise<ReadScreen[]> {
  return Promise.all(
    screenFilesIn(folders).map(async ({ screen: name, file, plugin }) => {
      const place = `${plugin ? `Plugin "${plugin}": ` : ''}screens/${name}.route.ts`
      const exported = await load(file, place)
      return { name: `house:screens/${name}` as const, place, screen: exported as OwnScreen }
    }),
  )
}

async function load(file: string, place: string): Promise<unknown> {
  try {
    const { default: exported } = (await import(pathToFileURL(file).href)) as { default?: unknown }
    return exported
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION') {
      throw new SetupError(
        `${place} imports a view or styles, which Node cannot read: bring the view with view: () => import('./works.tsx').`,
      )
    }
    throw new SetupError(`${place} cannot be read: ${message.split('\n', 1)[0]}.`)
  }
}
