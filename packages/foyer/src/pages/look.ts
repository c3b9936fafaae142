import { theme } from '#house/theme'
import { isFailure } from '../contract/errors.ts'
import { EVENT_STATUS } from '../domains/events/contract.ts'
import { events } from '../domains/events/tables.ts'
import { images } from '../domains/media/tables.ts'
import { venues } from '../domains/venues/tables.ts'
import { partFolders } from '../house/part-folders.ts'
import { slotFilesIn } from '../house/read-folder.ts'
import { SLOT_NAMES } from '../house/slot-names.ts'
import { colourProperties } from '../house/theme/print-theme.ts'
import { ROLES, type Theme } from '../house/theme/roles.ts'
import { measuredPairs } from '../house/theme/theme-faults.ts'
import type { Module } from '../modules/kit/define-module.ts'
import type { Context } from '../platform/context.ts'
import { desc, eq } from '../platform/database/drizzle.ts'
import type { Look } from './look-contract.ts'
import { completeModules } from './module-data.ts'
import { type SampleContent, sampleModules } from './sample-modules.ts'
import { readModules, storeModules } from './stored-modules.ts'

/** Everything a theme decides, made from the same lists as the theme itself. */
export async function describeLook(context: Context): Promise<Look> {
  const { modules, missing } = samplesIn(context, await contentOf(context))
  return {
    roles: rolesOf(theme),
    pairs: measuredPairs(theme),
    light: colourProperties(theme.colours),
    dark: theme.dark ? colourProperties({ ...theme.colours, ...theme.dark }) : null,
    states: [...EVENT_STATUS],
    slots: slotsOfHouse(),
    modules: (await completeModules(context, modules, 0)) as Look['modules'],
    without_content: missing,
  }
}

function rolesOf(theme: Theme) {
  return Object.entries(ROLES).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, about]) => ({
      group,
      role,
      about,
      value: written(theme, group, role),
    })),
  )
}

/** Empty for a colour that the theme leaves out. */
function written(theme: Theme, group: string, role: string): string {
  const value: unknown = (theme[group as keyof Theme] as Record<string, unknown>)[role]
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return 'family' in value ? (value.family as string[]).join(', ') : Object.values(value).join(' ')
}

function slotsOfHouse() {
  const replaced = new Set<string>(slotFilesIn(partFolders).map(({ slot }) => slot))
  return SLOT_NAMES.map((slot) => ({ slot, is_replaced: replaced.has(slot) }))
}

/** A picture, an evening and a venue of the house, as modules show them. */
async function contentOf({ db }: Context): Promise<SampleContent> {
  const [image] = await db.select({ id: images.id }).from(images).orderBy(desc(images.id)).limit(1)
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.isOnline, true))
    .orderBy(desc(events.dateStart))
    .limit(1)
  const [venue] = await db.select({ id: venues.id }).from(venues).limit(1)
  return { image: image?.id ?? null, event: event?.id ?? null, venue: venue?.id ?? null }
}

/** A sample that needs content the house does not have is left out and named. */
function samplesIn(context: Context, content: SampleContent): { modules: Module[]; missing: string[] } {
  const missing = new Set<string>()
  const stored = sampleModules(context.locale, content).flatMap((sample) => {
    try {
      return storeModules([sample], context.locale, { role: 'admin' })
    } catch (error) {
      if (!isFailure(error)) throw error
      missing.add(sample.model)
      return []
    }
  })
  return { modules: readModules(stored, context.log), missing: [...missing] }
}
