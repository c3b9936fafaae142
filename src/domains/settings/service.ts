import { type DesignSettings, designSettings } from '../../contract/design-settings.ts'
import { recordReads } from '../../platform/cache/reads.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { describeHtml } from '../../platform/text/raw-html.ts'
import {
  type ErrorPages,
  errorPages,
  HTML_BLOCKS,
  type Settings,
  type ShownBlock,
  type SiteSettings,
  siteSettings,
} from './contract.ts'
import { SETTINGS_TAG, settingGroups } from './tables.ts'

type Groups = { site: Partial<SiteSettings>; design: Partial<DesignSettings>; errorPages: ErrorPages }
type StoredSettings = SiteSettings & { design: DesignSettings }
type Reading = Pick<Context, 'db' | 'reads'>

async function readGroups({ db, reads }: Reading): Promise<(name: keyof Groups) => unknown> {
  reads.note(SETTINGS_TAG)
  const rows = await db.select().from(settingGroups)
  return (name) => rows.find((row) => row.name === name)?.value ?? {}
}

/** The settings as they are stored. */
export async function readSettings(context: Reading): Promise<StoredSettings> {
  return settingsIn(await readGroups(context))
}

/** Whether visitors may see the site (1 §4 Site online check). Everything asks it first, so it is kept until a setting changes. */
export function isSiteOnline({ db, memo }: Pick<Platform, 'db' | 'memo'>): Promise<boolean> {
  return memo.remember('site online', [SETTINGS_TAG], async () => {
    const { is_site_online } = await readSettings({ db, reads: recordReads() })
    return { value: is_site_online, until: null }
  })
}

/**
 * The settings as every page carries them: raw HTML closes what it opens, or says where its frame is, and of errors for which the design names no file, but HTML is kept here, they say
 * where it is (1 §8 Error page). So nobody has to try whether there is any.
 */
export async function readShownSettings(context: Reading): Promise<Settings> {
  const stored = await readGroups(context)
  const { design, ...site } = settingsIn(stored)
  const kept = [...errorPagesIn(stored).keys()].map((status) => [status, `/html/${status}.html`])
  const chosen = Object.entries(design.errors).filter(([, address]) => address !== '')
  return {
    ...site,
    ...shownBlocks(site),
    design: { ...design, errors: Object.fromEntries([...kept, ...chosen]) },
  }
}

function shownBlocks(site: SiteSettings) {
  const shown = HTML_BLOCKS.map((name): [string, ShownBlock] => {
    const { code } = site[name]
    const { code: balanced, frame_url } = describeHtml(code, `/html-frames/${name}`)
    return [name, { code: balanced ?? code, frame_url }]
  })
  return Object.fromEntries(shown) as Record<(typeof HTML_BLOCKS)[number], ShownBlock>
}

/** What admins want errors to look like, by status; a map, because callers choose the names. */
export async function readErrorPages(context: Reading) {
  return errorPagesIn(await readGroups(context))
}

function settingsIn(stored: (name: keyof Groups) => unknown): StoredSettings {
  return { ...siteSettings.parse(stored('site')), design: designSettings.parse(stored('design')) }
}

function errorPagesIn(stored: (name: keyof Groups) => unknown) {
  const pages = Object.entries(errorPages.parse(stored('errorPages')))
  return new Map(pages.filter(([, { code }]) => code.trim() !== ''))
}

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
    await changes.announce(tx, SETTINGS_TAG)
  })
}
