import { type DesignSettings, designSettings } from '../../contract/design-settings.ts'
import { recordReads } from '../../platform/cache/reads.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { describeHtml } from '../../platform/text/raw-html.ts'
import { createItems, readItem, removeItem, saveItem } from '../../saving/save.ts'
import { AS_INSTALLATION, type Saving } from '../../saving/subject.ts'
import { readBrand } from './brand/brand-in-effect.ts'
import {
  type ErrorPages,
  errorPages,
  HTML_BLOCKS,
  type Settings,
  type ShownBlock,
  type SiteSettings,
  siteSettings,
} from './contract.ts'
import { design, errorPage, site } from './settings-subjects.ts'
import { designOf, designValues, siteOf, siteValues } from './stored-settings.ts'
import {
  designSettings as designRows,
  errorPages as errorRows,
  SETTINGS_TAG,
  siteSettings as siteRows,
} from './tables.ts'

type Groups = { site: Partial<SiteSettings>; design: Partial<DesignSettings>; errorPages: ErrorPages }
type StoredSettings = SiteSettings & { design: DesignSettings }
type Reading = Pick<Context, 'db' | 'reads'>

/** The settings as they are stored. */
export async function readSettings({ db, reads }: Reading): Promise<StoredSettings> {
  reads.note(SETTINGS_TAG)
  const [row] = await db
    .select({ site: siteRows, design: designRows })
    .from(siteRows)
    .innerJoin(designRows, eq(designRows.id, siteRows.id))
  return {
    ...(row ? siteOf(row.site) : siteSettings.parse({})),
    design: row ? designOf(row.design) : designSettings.parse({}),
  }
}

/**
 * Whether visitors may see the site (1 §4 Site online check). Every request needs it, so it is remembered until a
 * setting changes.
 */
export function isSiteOnline({ db, memo }: Pick<Platform, 'db' | 'memo'>): Promise<boolean> {
  return memo.remember('site online', [SETTINGS_TAG], async () => {
    const { is_site_online } = await readSettings({ db, reads: recordReads() })
    return { value: is_site_online, until: null }
  })
}

/** Whether editors have switched the shop on. */
export function isShopSwitchedOn({ db, memo }: Pick<Platform, 'db' | 'memo'>): Promise<boolean> {
  return memo.remember('shop online', [SETTINGS_TAG], async () => {
    const { is_shop_online } = await readSettings({ db, reads: recordReads() })
    return { value: is_shop_online, until: null }
  })
}

/**
 * The settings as every page contains them. Raw HTML is balanced, or replaced by the address of its frame. For an error
 * whose page is stored here, and for which the design names no file, they contain its address (1 §8 Error page), so
 * that the browser does not have to try.
 */
export async function readShownSettings(
  context: Reading & Pick<Platform, 'isShopOnline' | 'config' | 'clock'>,
): Promise<Settings> {
  const { design, ...site } = await readSettings(context)
  const { shop } = context.config
  const kept = [...(await readErrorPages(context)).keys()].map((status) => [status, `/html/${status}.html`])
  const chosen = Object.entries(design.errors).filter(([, address]) => address !== '')
  return {
    ...site,
    // The editors' switch, and whether the shop answers.
    is_shop_online: await context.isShopOnline(),
    shop_kind: shop.kind,
    shop_routes: [...shop.routes],
    shop_can: [...shop.can],
    ...shownBlocks(site),
    brand: await readBrand(context),
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

/** The HTML of error pages, by status; a map, because callers choose the keys. */
export async function readErrorPages({ db, reads }: Reading): Promise<Map<string, { code: string }>> {
  reads.note(SETTINGS_TAG)
  const rows = await db.select().from(errorRows)
  return new Map(rows.filter(({ code }) => code.trim() !== '').map(({ status, code }) => [status, { code }]))
}

/** Announces that a part of the settings that is not stored has changed: whether the shop answers. */
export async function announceSettings({ db, changes }: Pick<Platform, 'db' | 'changes'>): Promise<void> {
  await changes.announce(db, SETTINGS_TAG)
}

/** Stores a group of settings with the rights of the installation; missing values are set to their default. */
export async function writeSettings<G extends keyof Groups>(
  needs: Pick<Platform, 'db' | 'changes' | 'clock'>,
  name: G,
  value: Groups[G],
): Promise<void> {
  const saving: Saving = { ...needs, ...AS_INSTALLATION }
  if (name === 'errorPages') return replaceErrorPages(saving, errorPages.parse(value))
  const subject = name === 'site' ? site : design
  const values =
    name === 'site' ? siteValues(siteSettings.parse(value)) : designValues(designSettings.parse(value))
  await needs.db.insert(subject.store.table).values({}).onConflictDoNothing()
  const { version } = await readItem(needs.db, subject, 1)
  await saveItem(saving, subject, { id: 1, version, values })
}

async function replaceErrorPages(saving: Saving, pages: ErrorPages): Promise<void> {
  await saving.db.transaction(async (db) => {
    const within = { ...saving, db }
    for (const { id } of await db.select({ id: errorRows.id }).from(errorRows)) {
      const { version } = await readItem(db, errorPage, id)
      await removeItem(within, errorPage, { id, version })
    }
    const shown = Object.entries(pages).filter(([, { code }]) => code.trim() !== '')
    await createItems(
      within,
      errorPage,
      shown.map(([status, { code }]) => ({ values: { status, code } })),
    )
  })
}
