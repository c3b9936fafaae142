import type { Context } from '../../platform/context.ts'
import { readItem, saveItem } from '../../saving/save.ts'
import type { Subject } from '../../saving/subject.ts'
import { site } from '../settings/settings-subjects.ts'
import type { Switches } from './contract.ts'

const subject = site as unknown as Subject

/** Opens or closes the site or the shop; through the settings' own save, which knows who may and writes it down. */
export async function switchSite(context: Context, switches: Switches): Promise<void> {
  const { version } = await readItem(context.db, subject, 1)
  await saveItem(context, subject, { id: 1, version, values: switches })
}
