import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { extendCart, readCart } from './carts/cart.ts'
import { fillCart, type Shelves } from './carts/fill.ts'
import { catalogueEvent, storeEvents } from './inventory/catalogue.ts'
import { movedSince, readOffers, stillToCome } from './inventory/offers.ts'
import { CODES, Refusal } from './refusal.ts'
import { visitorOf } from './visitor.ts'

/** The calls for a website. Codes of refusals are those of 2 §8. */
export function addApi(app: FastifyInstance, shelves: Shelves, token: string): void {
  const { pool, clock } = shelves

  app.get('/api/health', async () => {
    await pool.query('select 1')
    return { well: true }
  })

  app.get('/api/offers', async (request) => {
    const { keys } = z.object({ keys: z.string().max(20_000) }).parse(request.query)
    return { offers: await readOffers(pool, keys.split(',').filter(Boolean), clock.now()) }
  })

  // Without a moment, all coming events are answered. The next call begins a little earlier than this one ended, so that
  // transactions that were not committed yet are included.
  app.get('/api/changes', async (request) => {
    const { since } = z.object({ since: z.iso.datetime().optional() }).parse(request.query)
    const now = clock.now()
    const keys = since ? await movedSince(pool, new Date(since), now) : await stillToCome(pool, now)
    return { until: new Date(now.getTime() - 2_000).toISOString(), offers: await readOffers(pool, keys, now) }
  })

  app.post('/api/carts', async (request, reply) => {
    const { event, block, seat_group, tickets, key, selection } = filling.parse(request.body)
    const visitor = visitorOf(request, reply)
    const wanted = { event, block, seatGroup: seat_group, key, selection }
    const cart = await fillCart(shelves, visitor.cart, {
      ...wanted,
      tickets: tickets.map(({ sale_type, quantity }) => ({ saleType: sale_type, quantity })),
    })
    visitor.keepCart(cart)
    const answer = await describeCart(shelves, cart)
    // The same call was answered before, and its reservation has expired.
    if (answer.quantity === 0) throw new Refusal(CODES.noReservation)
    return answer
  })

  app.get('/api/carts', (request, reply) => describeCart(shelves, visitorOf(request, reply).cart))

  app.post('/api/carts/extend', async (request, reply) => {
    const { cart } = visitorOf(request, reply)
    await extendCart(shelves, cart)
    return describeCart(shelves, cart)
  })

  app.put('/api/catalogue', { bodyLimit: 16 * 1024 * 1024 }, async (request, reply) => {
    if (!holds(request, token)) return reply.code(403).send({ code: 0 })
    const { events } = z.object({ events: z.array(catalogueEvent) }).parse(request.body)
    await storeEvents(pool, events)
    return { stored: events.length }
  })
}

const number = z.int().min(0).max(2_147_483_647)

const filling = z.object({
  event: z.string().max(64),
  block: number.nullable().transform((block) => block ?? 0),
  seat_group: number.nullable().transform((group) => group ?? 0),
  tickets: z
    .array(z.object({ sale_type: number, quantity: z.int().min(1).max(100) }))
    .min(1)
    .max(50),
  key: z.string().min(16).max(64),
  selection: z.string().max(64).nullable(),
})

async function describeCart(shelves: Shelves, token: string | null) {
  const { lines, lost, endsAt, isExtended } = await readCart(shelves, token)
  return {
    quantity: lines.length,
    ends_at: endsAt?.toISOString() ?? null,
    may_extend: lines.length > 0 && !isExtended,
    has_lost: lost.length > 0,
  }
}

function holds({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
