import type { FastifyInstance } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { LOCALES } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import { etagOf, isHeld } from '../../platform/http/finished.ts'
import { originOf } from '../../platform/http/origin.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { withCalendarFacts } from '../events/calendar-facts.ts'
import { calendarFile } from '../events/ics.ts'
import { listFavorites, showFavorites } from './favorites.ts'
import { strings } from './favorites-strings.ts'
import { calendarAddresses, users } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

const pathOf = (locale: string) => `/${locale}/user/calendar.ics`

export async function describeCalendar({ db, viewer }: Context): Promise<{ created_at: string | null }> {
  const [row] = await db
    .select()
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, Number(viewer.userId)))
  return { created_at: row ? houseTime(row.createdAt) : null }
}

/** The token is shown once and stored as a hash: the database alone does not open a calendar. */
export async function openCalendar({ db, viewer, clock, locale }: Context): Promise<{ path: string }> {
  const token = newToken()
  const row = { tokenHash: hashOf(token), createdAt: clock.now() }
  await db
    .insert(calendarAddresses)
    .values({ userId: Number(viewer.userId), ...row })
    .onConflictDoUpdate({ target: calendarAddresses.userId, set: row })
  return { path: `${pathOf(locale)}?token=${token}` }
}

export async function closeCalendar({ db, viewer }: Context): Promise<void> {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, Number(viewer.userId)))
}

/**
 * The favorite events of a user as a calendar file. A calendar program has no session, so a token is part of the query,
 * which is not logged.
 */
export function addFavoriteCalendar(app: FastifyInstance, contextOf: ContextFactory): void {
  for (const locale of LOCALES) {
    app.get(pathOf(locale), async (request, reply) => {
      const context = await contextOf(request, reply, locale)
      const { token } = request.query as { token?: unknown }
      const userId = typeof token === 'string' ? await findOwner(context, token) : null
      if (userId === null) throw new Failure('not_found')
      // As a customer, whatever the user's role: an editor's calendar shows nothing that is not public.
      const owner: Context = { ...context, viewer: { role: 'customer', userId } }
      const { events } = await showFavorites(owner, await listFavorites(owner))
      const name = strings.calendarName[locale]
      const origin = originOf(request, context.config)
      const told = await withCalendarFacts(owner, events)
      const file = calendarFile({ events: told, name, origin, now: context.clock.now(), hasAlarm: true })
      const etag = etagOf(file)
      // A program that has it already asks every few hours whether there is something new.
      reply.header('Cache-Control', 'private, no-cache').header('ETag', etag)
      if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', 'inline; filename="favorites.ics"')
        .send(file)
    })
  }
}

async function findOwner({ db }: Context, token: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: users.id })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(and(eq(calendarAddresses.tokenHash, hashOf(token)), isNull(users.suspendedAt)))
  return row?.userId ?? null
}
