import type { Context } from '../../platform/context.ts'
import { readItem, saveItem } from '../../saving/save.ts'
import { site } from '../settings/settings-subjects.ts'
import type { Switches } from './contract.ts'

/** Opens or closes the site or the shop by saving the settings, which checks the rights and records the change. */
export async function switchSite(context: Context, switches: Switches): Promise<void> {
  const { version } = await readItem(context.db, site, 1)
  await saveItem(context, site, { id: 1, version, values: switches })
}
