import { DEFAULT_LOCALE } from '../contract/locale.ts'
import type { HouseContext } from '../domains/house/own-calls.ts'
import { requireJob } from '../domains/house/own-job.ts'
import { namingPlugin } from '../house/naming-plugin.ts'
import { partFolders } from '../house/part-folders.ts'
import type { PartFolder } from '../house/read-folder.ts'
import { jobFilesIn } from '../house/read-server-parts.ts'
import { recordReads } from '../platform/cache/reads.ts'
import type { Platform } from '../platform/context.ts'
import { AS_INSTALLATION } from '../saving/subject.ts'
import { loadFile } from './own-files.ts'

/** The jobs of the plugins and of the house, from `jobs/<name>.ts`. */
export async function loadOwnJobs(folders: PartFolder[] = partFolders) {
  return Promise.all(
    jobFilesIn(folders).map(({ name, file, plugin }) =>
      namingPlugin(plugin, async () => {
        const at = `jobs/${name}.ts`
        return { name, ...requireJob(at, (await loadFile(file, at)).default) }
      }),
    ),
  )
}

/** Declares them beside ours. */
export async function scheduleOwnJobs(platform: Platform): Promise<void> {
  for (const { name, schedule, run } of await loadOwnJobs()) {
    platform.jobs.schedule(`house/${name}`, schedule, (stopping) => run(contextOf(platform, stopping)))
  }
}

/** A job writes and reads as the installation does. */
function contextOf(platform: Platform, signal: AbortSignal): HouseContext {
  const viewer = AS_INSTALLATION.viewer as unknown as HouseContext['viewer']
  return { ...platform, viewer, locale: DEFAULT_LOCALE, reads: recordReads(), signal }
}
