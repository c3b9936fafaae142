import { DEFAULT_LOCALE, LOCALES } from '../contract/locale.ts'
import { users } from '../domains/accounts/tables.ts'
import { events } from '../domains/events/tables.ts'
import { productions } from '../domains/productions/tables.ts'
import { readSettings } from '../domains/settings/service.ts'
import { openingHours, rooms, venues } from '../domains/venues/tables.ts'
import type { Context } from '../platform/context.ts'
import { and, eq, ne, sql } from '../platform/database/drizzle.ts'
import { readFact, writeFact } from '../platform/installation/facts.ts'
import { isFilledInAll } from './legal-templates/gaps.ts'
import { pageUrl } from './service.ts'
import { shownVersionId } from './shown-version.ts'
import type { FirstStep, StepByHand } from './steps-contract.ts'
import { ACCESSIBILITY_PAGE, documents, legalTexts, navigationLinks, pageAddresses, pages } from './tables.ts'
import { isMailTested } from './test-mail.ts'

/** A menu of one entry, which an empty house begins with, is none yet. */
const MENU = 2

interface Listed {
  step: FirstStep
  is_done: boolean
  url: string | null
}

/**
 * What a new house has to do before it goes public. Most steps are seen in the data, so a step that is taken back is open again;
 * the few that no data show are ticked by an admin.
 */
export async function listFirstSteps(context: Context): Promise<Listed[]> {
  const { db, config } = context
  const { design, ...site } = await readSettings(context)
  const counted = (await db.execute<
    Record<'venue' | 'rooms' | 'hours' | 'menu' | 'production' | 'productions' | 'events' | 'staff', number>
  >(
    sql`select (select max(id) from ${venues}) as venue, (select max(id) from ${productions}) as production,
      (select count(*) from ${rooms})::int as rooms,
      (select count(*) from ${openingHours})::int as hours,
      (select count(*) from ${pages} where ${eq(pages.inMenu, true)})::int
        + (select count(*) from ${navigationLinks} where ${eq(navigationLinks.place, 'menu')})::int as menu,
      (select count(*) from ${productions} where ${eq(productions.isOnline, true)})::int as productions,
      (select count(*) from ${events} where ${eq(events.isOnline, true)})::int as events,
      (select count(*) from ${users} where ${ne(users.role, 'customer')} and ${users.suspendedAt} is null)::int as staff`,
  )) as { rows: Record<string, number>[] }
  const count = (name: string) => Number(counted.rows[0]?.[name] ?? 0)
  const legal = await db.select().from(legalTexts)
  const legalOf = (kind: (typeof legal)[number]['kind']) => legal.find((row) => row.kind === kind)
  const isWritten = (kind: (typeof legal)[number]['kind']) => isFilledInAll(legalOf(kind)?.content ?? {})
  const accessibility = await findAccessibilityPage(context)
  const done: Record<FirstStep, boolean> = {
    name: site.share_image !== null,
    look: (await readFact(db, tickOf('look'))) !== null,
    rooms: count('rooms') > 0 && count('hours') > 0,
    imprint: isWritten('imprint'),
    privacy: isWritten('privacy-policy'),
    accessibility:
      accessibility?.isPublic || LOCALES.every((locale) => design.footer.accessibilityLink[locale] !== ''),
    menu: count('menu') >= MENU && site.html_footer_top.code !== '',
    programme: count('productions') > 0 && count('events') > 0,
    tickets: config.shop.takesMoney || /^https?:/.test(design.header.webshopLink),
    mail: await isMailTested(context),
    backup: (await readFact(db, tickOf('backup'))) !== null,
    colleague: count('staff') > 1,
    public: config.instance === 'production' && site.is_site_online,
  }
  const formOf = (kind: (typeof legal)[number]['kind']) => {
    const text = legalOf(kind)
    return text ? `/admin/pages/legaltext/${text.id}/change/` : null
  }
  const [venue, production] = [count('venue'), count('production')]
  // The next thing to add: what a step needs first may be there already.
  const nextForRooms = () => {
    if (venue === 0) return '/admin/venues/venue/add/'
    return count('rooms') === 0
      ? `/admin/venues/room/add/?venue=${venue}`
      : `/admin/venues/venue/${venue}/change/`
  }
  const urls: Partial<Record<FirstStep, string | null>> = {
    rooms: nextForRooms(),
    programme: production === 0 ? null : `/admin/events/event/add/?production=${production}`,
    imprint: formOf('imprint'),
    privacy: formOf('privacy-policy'),
    accessibility: accessibility && `${accessibility.url}?edit`,
  }
  return Object.entries(done).map(([name, is_done]) => {
    const step = name as FirstStep
    return { step, is_done, url: urls[step] ?? null }
  })
}

/** An admin says that a step is done that no data show. */
export async function tickStep(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { step, is_done }: { step: StepByHand; is_done: boolean },
): Promise<Record<never, never>> {
  await writeFact(db, tickOf(step), is_done ? clock.now().toISOString() : null)
  return {}
}

const tickOf = (step: StepByHand) => `first-step-${step}`

/** The statement that the house began with: its address, and whether visitors see it in every language of the site. */
async function findAccessibilityPage({ db, clock }: Context) {
  const rows = await db
    .select({ locale: pageAddresses.locale, path: pageAddresses.path, shown: shownVersionId({ clock }) })
    .from(pages)
    .innerJoin(pageAddresses, eq(pageAddresses.pageId, pages.id))
    .innerJoin(documents, and(eq(documents.pageId, pages.id), eq(documents.locale, pageAddresses.locale)))
    .where(eq(pages.pageClass, ACCESSIBILITY_PAGE))
    .orderBy(pages.id)
  const inDefault = rows.find(({ locale }) => locale === DEFAULT_LOCALE)
  if (!inDefault) return null
  const isPublic = LOCALES.every((locale) => rows.some((row) => row.locale === locale && row.shown !== null))
  return { url: pageUrl(inDefault.locale, inDefault.path), isPublic }
}
