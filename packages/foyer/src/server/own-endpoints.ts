import { requireFit } from '../domains/house/fit-calls.ts'
import { namingPlugin } from '../house/naming-plugin.ts'
import { partFolders } from '../house/part-folders.ts'
import { bothHave, ownerOf, type PartFolder } from '../house/read-folder.ts'
import { endpointFoldersIn, type NamedFile } from '../house/read-server-parts.ts'
import { SetupError } from '../house/setup-error.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { loadFile } from './own-files.ts'

/** The calls of the plugins and of the house, from `endpoints/<area>/api.ts`. */
export async function loadOwnEndpoints(folders: PartFolder[] = partFolders): Promise<BoundEndpoint[]> {
  const areas = await Promise.all(
    endpointFoldersIn(folders).map(async (area) => ({
      bound: await namingPlugin(area.plugin, () => boundIn(area)),
      at: `endpoints/${area.name} of ${ownerOf(area)}`,
    })),
  )
  const places = new Map<string, string>()
  for (const { bound, at } of areas) {
    for (const { method, path } of bound) {
      const other = places.get(`${method} ${path}`)
      if (other) throw new SetupError(bothHave(`The call ${method} ${path}`, other, at))
      places.set(`${method} ${path}`, at)
    }
  }
  return areas.flatMap(({ bound }) => bound)
}

async function boundIn({ name, file }: NamedFile): Promise<BoundEndpoint[]> {
  const at = `endpoints/${name}/api.ts`
  const { default: bound } = await loadFile(file, at)
  if (!Array.isArray(bound))
    throw new SetupError(`${at} must export bind(endpoints, contract, { … }) by default.`)
  for (const endpoint of bound) requireFit(at, endpoint)
  return bound as BoundEndpoint[]
}
