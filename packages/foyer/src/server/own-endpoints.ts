import { requireFit } from '../domains/house/fit-calls.ts'
import { endpointFoldersIn } from '../house/read-server-parts.ts'
import { SetupError } from '../house/setup-error.ts'
import type { BoundEndpoint } from '../platform/endpoints/bind.ts'
import { loadFile } from './own-files.ts'

/** The calls of the house, from `endpoints/<area>/api.ts`. */
export async function loadOwnEndpoints(folder?: string): Promise<BoundEndpoint[]> {
  const areas = await Promise.all(
    endpointFoldersIn(folder).map(async ({ name, file }) => {
      const at = `endpoints/${name}/api.ts`
      const { default: bound } = await loadFile(file, at)
      if (!Array.isArray(bound))
        throw new SetupError(`${at} must export bind(endpoints, contract, { … }) by default.`)
      for (const endpoint of bound) requireFit(at, endpoint)
      return bound as BoundEndpoint[]
    }),
  )
  const all = areas.flat()
  const keys = all.map(({ method, path }) => `${method} ${path}`)
  const twice = keys.find((key, at) => keys.indexOf(key) < at)
  if (twice) throw new SetupError(`endpoints: ${twice} is bound twice.`)
  return all
}
