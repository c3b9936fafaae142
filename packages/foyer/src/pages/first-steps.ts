import { LOCALES } from '../contract/locale.ts'
import { users } from '../domains/accounts/tables.ts'
import { events } from '../domains/events/tables.ts'
import { productions } from '../domains/productions/tables.ts'
import { readSettings } from '../domains/settings/service.ts'
import { openingHours, rooms } from '../domains/venues/tables.ts'
import type { Context } from '../platform/context.ts'
import { eq, ne, sql } from '../platform/database/drizzle.ts'
import type { FirstStep } from './steps-contract.ts'
import { legalTexts, navigationLinks, pages } from './tables.ts'

/** A menu of one entry, which an empty house begins with, is none yet. */
const MENU = 2

/**
 * What a new house has to do before it goes public. Nobody ticks a step: each is seen in the data, so a step that is taken back is
 * open again.
 */
export async function listFirstSteps(context: Context): Promise<{ step: FirstStep; is_done: boolean }[]> {
  const { db, config } = context
  const { design, ...site } = await readSettings(context)
  const counted = (await db.execute<
    Record<'rooms' | 'hours' | 'menu' | 'productions' | 'events' | 'staff', number>
  >(
    sql`select (select count(*) from ${rooms})::int as rooms,
      (select count(*) from ${openingHours})::int as hours,
      (select count(*) from ${pages} where ${eq(pages.inMenu, true)})::int
        + (select count(*) from ${navigationLinks} where ${eq(navigationLinks.place, 'menu')})::int as menu,
      (select count(*) from ${productions} where ${eq(productions.isOnline, true)})::int as productions,
      (select count(*) from ${events} where ${eq(events.isOnline, true)})::int as events,
      (select count(*) from ${users} where ${ne(users.role, 'customer')} and ${users.suspendedAt} is null)::int as staff`,
  )) as { rows: Record<string, number>[] }
  const count = (name: string) => Number(counted.rows[0]?.[name] ?? 0)
  const legal = await db.select({ kind: legalTexts.kind, content: legalTexts.content }).from(legalTexts)
  const isWritten = (kind: (typeof legal)[number]['kind']) => {
    const text = legal.find((row) => row.kind === kind)
    return text !== undefined && LOCALES.every((locale) => text.content[locale] !== '')
  }
  const done: Record<FirstStep, boolean> = {
    name: site.share_image !== null,
    rooms: count('rooms') > 0 && count('hours') > 0,
    imprint: isWritten('imprint'),
    privacy: isWritten('privacy-policy'),
    accessibility: LOCALES.every((locale) => design.footer.accessibilityLink[locale] !== ''),
    menu: count('menu') >= MENU && site.html_footer_top.code !== '',
    programme: count('productions') > 0 && count('events') > 0,
    tickets: config.webshop.kind === 'eventim' || /^https?:/.test(design.header.webshopLink),
    mail: config.smtpUrl !== null,
    colleague: count('staff') > 1,
    public: config.instance === 'production' && site.is_site_online,
  }
  return Object.entries(done).map(([step, is_done]) => ({ step: step as FirstStep, is_done }))
}
