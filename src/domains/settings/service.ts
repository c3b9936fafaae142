import { eq } from 'drizzle-orm'
import { type DesignSettings, designSettings } from '../../contract/design-settings.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { type ErrorPages, errorPages, type Settings, type SiteSettings, siteSettings } from './contract.ts'
import { settingGroups } from './tables.ts'

const TAG = 'settings'

export async function readSettings({ db, reads }: Pick<Context, 'db' | 'reads'>): Promise<Settings> {
  reads.note(TAG)
  const rows = await db.select().from(settingGroups)
  const stored = (name: string) => rows.find((row) => row.name === name)?.value ?? {}
  return { ...siteSettings.parse(stored('site')), design: designSettings.parse(stored('design')) }
}

/** What admins want errors to look like, by status; a map, because callers choose the names. */
export async function readErrorPages({ db, reads }: Pick<Context, 'db' | 'reads'>) {
  reads.note(TAG)
  const [row] = await db.select().from(settingGroups).where(eq(settingGroups.name, 'errorPages'))
  return new Map(Object.entries(errorPages.parse(row?.value ?? {})))
}

type Groups = { site: Partial<SiteSettings>; design: Partial<DesignSettings>; errorPages: ErrorPages }

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
