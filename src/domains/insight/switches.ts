import type { Context } from '../../platform/context.ts'
import { readItem, saveItem } from '../../saving/save.ts'
import { site } from '../settings/settings-subjects.ts'
import type { Switches } from './contract.ts'

/** Opens or closes the site or the shop; through the settings' own save, which knows who may and writes it down. */
export async function switchSite(context: Context, switches: Switches): Promise<void> {
  const { version } = await readItem(context.db, site, 1)
  await saveItem(context, site, { id: 1, version, values: switches })
}
