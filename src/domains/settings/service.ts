import type { Context, Platform } from '../../platform/context.ts'
import {
  type DesignSettings,
  designSettings,
  type Settings,
  type SiteSettings,
  siteSettings,
} from './contract.ts'
import { settingGroups } from './tables.ts'

const TAG = 'settings'

export async function readSettings({ db, reads }: Pick<Context, 'db' | 'reads'>): Promise<Settings> {
  reads.note(TAG)
  const rows = await db.select().from(settingGroups)
  const stored = (name: string) => rows.find((row) => row.name === name)?.value ?? {}
  return { ...siteSettings.parse(stored('site')), design: designSettings.parse(stored('design')) }
}

type Groups = { site: Partial<SiteSettings>; design: Partial<DesignSettings> }

/** Stores a group of settings; what is left out goes back to its default. */
export async function writeSettings<G extends keyof Groups>(
  { db, changes }: Pick<Platform, 'db' | 'changes'>,
  name: G,
  value: Groups[G],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(settingGroups)
      .values({ name, value })
      .onConflictDoUpdate({ target: settingGroups.name, set: { value } })
    await changes.announce(tx, TAG)
  })
}
