import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Config } from '../../platform/config/config.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { type Finding, finder, inMegabytes, reasonOf } from './finding.ts'

const find = finder('storage')
/** Less than some films and a backup copy of a small database take. */
const LEAST_FREE = 1e9

/** Writes a file into the storage of the house, reads it and deletes it. */
export async function examineStorage({ storage: settings }: Pick<Config, 'storage'>): Promise<Finding[]> {
  const key = `doctor/${randomUUID()}`
  const storage = openStorage(settings)
  try {
    await storage.put(key, Buffer.from(key))
    const file = await storage.read(key)
    const found = file && (await text(file.stream))
    await storage.remove(key)
    if (found !== key)
      return [find('bad', 'The storage gave back something else than what was written into it.')]
  } catch (error) {
    return [find('bad', `The storage "${settings.kind}" cannot be used: ${reasonOf(error)}.`)]
  }
  const findings = [find('good', `A file was written into the storage "${settings.kind}", read and deleted.`)]
  if (settings.kind === 'disk') {
    const { bavail, bsize } = await statfs(settings.folder)
    const free = bavail * bsize
    findings.push(
      find(
        free < LEAST_FREE ? 'bad' : 'good',
        `${inMegabytes(free)} are free in ${settings.folder}${free < LEAST_FREE ? ', which is little for films and a backup' : ''}.`,
      ),
    )
  }
  return findings
}
