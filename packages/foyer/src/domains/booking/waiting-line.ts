import { hostName } from '../../contract/cookies.ts'
import { Failure, isFailure } from '../../contract/errors.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { and, asc, eq, gt, inArray, lt } from '../../platform/database/drizzle.ts'
import { isSigned, signatureOf } from '../../platform/signature.ts'
import { requireKind } from './cart.ts'
import type { PlaceInLine } from './contract.ts'
import { createGate } from './gate.ts'
import { waitingVisitors } from './tables.ts'

/** How old a process's copy of the line may be. */
const FRESH_MS = 500
/** A visitor who has not asked for this long is skipped; one who asks again has the same place as before. */
const PRESENT_MS = 60_000
/** As long as tickets are reserved, and as long as a visitor whose turn it was may continue to order. */
const KEPT_SECONDS = 15 * 60
const COOKIE = 'waiting'

/**
 * The line before the shop. While few visitors come it is not visible: their calls wait for a moment. At the start of a
 * sale all others get a place in the line, which a cookie stores across reloads, and are served in the order of
 * arrival.
 */
export interface WaitingLine {
  /** Runs the work if it is the visitor's turn; otherwise throws a failure with their place. */
  pass<T>(context: Context, work: () => Promise<T>): Promise<T>
  /** The visitor's place; visitors who stop asking are skipped. */
  placeOf(context: Context): Promise<PlaceInLine>
}

export interface LineLimits {
  /** How many carts are filled at once: with too many requests together, a shop answers none in time. */
  atOnce: number
  /** How many more calls wait; visitors who come after that get a place in the line. */
  held: number
  /** How many visitors at the head of the line may order. */
  admitted: number
}

const LIMITS: LineLimits = { atOnce: 20, held: 400, admitted: 50 }

export function createWaitingLine(limits: Partial<LineLimits> = {}): WaitingLine {
  const { atOnce, held, admitted } = { ...LIMITS, ...limits }
  const gate = createGate(atOnce)
  /** The ids of those who wait and have asked lately, in the order of arrival. */
  let line: number[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const asked = new Set<number>()

  const refresh = async (context: Context): Promise<void> => {
    const now = context.clock.now()
    if (now.getTime() - readAt < FRESH_MS) return
    reading ??= read(context, now).finally(() => {
      reading = null
    })
    await reading
  }
  const read = async ({ db }: Context, now: Date) => {
    const ids = [...asked]
    asked.clear()
    if (ids.length > 0) {
      await db.update(waitingVisitors).set({ seenAt: now }).where(inArray(waitingVisitors.id, ids))
    }
    const since = new Date(now.getTime() - PRESENT_MS)
    const rows = await db
      .select({ id: waitingVisitors.id })
      .from(waitingVisitors)
      .where(and(eq(waitingVisitors.isServed, false), gt(waitingVisitors.seenAt, since)))
      .orderBy(asc(waitingVisitors.id))
    line = rows.map(({ id }) => id)
    readAt = now.getTime()
  }
  const place = (id: number): PlaceInLine => {
    const ahead = line.findIndex((other) => other >= id)
    const number = (ahead === -1 ? line.length : ahead) + 1
    return { place: number, is_next: number <= admitted, ask_again_seconds: pause(number - admitted) }
  }
  const told = (where: PlaceInLine) =>
    new Failure('in_line', { details: { ...where }, retryAfter: where.ask_again_seconds })

  let joining: Promise<unknown> = Promise.resolve()
  /** One after another: of two connections to the database, the second could be faster. */
  const takeNumber = (context: Context): Promise<number> => {
    const taken = joining.then(async () => {
      const seenAt = context.clock.now()
      const [row] = await context.db.insert(waitingVisitors).values({ seenAt }).returning()
      // Others may have joined in another process.
      line = [...line, row?.id ?? 0].sort((one, other) => one - other)
      return row?.id ?? 0
    })
    joining = taken.catch(() => {})
    return taken
  }
  const join = async (context: Context): Promise<Failure> => {
    const id = await takeNumber(context)
    context.cookies.set(cookieName(context), signed(context, id), {
      httpOnly: true,
      maxAgeSeconds: KEPT_SECONDS,
    })
    return told(place(id))
  }
  const serve = async ({ db, clock }: Context, id: number) => {
    line = line.filter((other) => other !== id)
    asked.delete(id)
    const values = { isServed: true, seenAt: clock.now() }
    await db.update(waitingVisitors).set(values).where(eq(waitingVisitors.id, id))
  }

  return {
    async pass(context, work) {
      requireKind(context)
      await refresh(context)
      const id = idOf(context)
      const isServed = id !== null && (await isServedBefore(context, id))
      if (!isServed) {
        if (id === null && (line.length > 0 || gate.waiting >= held)) throw await join(context)
        if (id !== null && !place(id).is_next) throw told(place(id))
      }
      const finish = async () => {
        if (id !== null && !isServed) await serve(context, id)
      }
      try {
        const result = await gate.run(work)
        await finish()
        return result
      } catch (error) {
        // A shop that does not answer has not served the visitor.
        if (isFailure(error) && error.code === 'cart_refused') await finish()
        throw error
      }
    },
    async placeOf(context) {
      requireKind(context)
      const id = idOf(context)
      if (id === null) return { place: 0, is_next: true, ask_again_seconds: 0 }
      asked.add(id)
      await refresh(context)
      return place(id)
    },
  }
}

/** The further back, the longer the pause: thousands may ask, but each of them seldom. */
const pause = (behind: number) => (behind <= 0 ? 0 : Math.min(10, Math.max(1, Math.ceil(behind / 50))))

async function isServedBefore({ db, clock }: Context, id: number): Promise<boolean> {
  const since = new Date(clock.now().getTime() - KEPT_SECONDS * 1000)
  const rows = await db
    .select({ isServed: waitingVisitors.isServed })
    .from(waitingVisitors)
    .where(and(eq(waitingVisitors.id, id), gt(waitingVisitors.seenAt, since)))
  return rows[0]?.isServed ?? false
}

/** Deletes rows that are no longer needed. */
export async function forgetPastWaiting({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - KEPT_SECONDS * 1000)
  await db.delete(waitingVisitors).where(lt(waitingVisitors.seenAt, since))
}

function cookieName({ config }: Context): string {
  return config.publicUrl?.startsWith('https:') ? hostName(COOKIE) : COOKIE
}

/** Signed, so that visitors cannot change their place. */
function signed({ secret }: Context, id: number): string {
  return `${id}.${signatureOf(secret, textOf(id))}`
}

const textOf = (id: number) => `waiting ${id}`

function idOf(context: Context): number | null {
  const cookie = context.cookies.get(cookieName(context)) ?? ''
  const id = Number(/^(\d{1,10})\./.exec(cookie)?.[1] ?? 0)
  const signature = cookie.slice(cookie.indexOf('.') + 1)
  return id > 0 && cookie.startsWith(`${id}.`) && isSigned(context.secret, textOf(id), signature) ? id : null
}
