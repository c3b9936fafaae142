import { resourceFilesIn, tablesFileIn } from '../../house/read-server-parts.ts'
import { SetupError } from '../../house/setup-error.ts'

/** `resources/` and `database/`: whether they can be read, and whether a migration makes the tables they need. */
export async function ownParts(house: string): Promise<string[]> {
  try {
    if (resourceFilesIn(house).length === 0 && !tablesFileIn(house)) return []
    // Loaded only here: what tables of a house may reference is all of Foyer.
    await import('../../server/resources.ts')
    const { requireMigrations } = await import('../../server/own-files.ts')
    await requireMigrations(house)
    return []
  } catch (error) {
    if (error instanceof SetupError) return [error.message]
    throw error
  }
}
