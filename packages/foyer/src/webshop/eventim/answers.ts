import { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import type { CartAnswer, Offer } from '../port.ts'

const cart = z.object({ tickets: z.int(), expires: z.iso.datetime({ offset: true }).nullish() })
const refused = z.object({ response_code: z.int() })

/** The answer of the foreign cart: a number of tickets, or an error code. */
export function cartAnswer(status: number, body: unknown): CartAnswer {
  const code = refused.safeParse(body)
  if (code.success) return { kind: 'refused', code: code.data.response_code, left: null }
  const filled = cart.safeParse(body)
  if (status !== 200 || !filled.success) throw new Failure('shop_offline', { cause: filled.error })
  const { tickets, expires } = filled.data
  return { kind: 'filled', cart: { quantity: tickets, ends_at: expires ?? null, may_extend: false } }
}

interface Element {
  name: string
  attributes: Record<string, string>
}

/**
 * Reads the events of the export feed. It is flat: `<event id status>` contains `<seatgroup id status name name_en>`, `<price
 * saletype cents name name_en>` and `<timeslot block time status>`. So the tags and their order are enough, without a tree.
 */
export function readExport(xml: string): Offer[] {
  const offers: Offer[] = []
  for (const { name, attributes } of elementsOf(xml)) {
    const offer = offers.at(-1)
    const group = offer?.groups.at(-1)
    const isAvailable = attributes.status !== '0'
    const names = { de: attributes.name ?? '', en: attributes.name_en ?? attributes.name ?? '' }
    if (name === 'event') {
      const state = !isAvailable ? 'sold_out' : attributes.status === '2' ? 'few_left' : 'available'
      offers.push({ event: attributes.id ?? '', state, groups: [] })
    } else if (name === 'seatgroup' && offer) {
      const seat_group = wholeNumber(attributes.id)
      offer.groups.push({ seat_group, name: names, left: null, isAvailable, prices: [], timeslots: [] })
    } else if (name === 'price' && group) {
      const sale_type = wholeNumber(attributes.saletype)
      const cents = wholeNumber(attributes.cents)
      if (sale_type !== null && cents !== null) group.prices.push({ sale_type, cents, name: names })
    } else if (name === 'timeslot' && group) {
      const block = wholeNumber(attributes.block)
      const time_start = attributes.time ?? ''
      if (block !== null) group.timeslots.push({ block, time_start, left: null, isAvailable })
    }
  }
  return offers
}

/** Opening tags with their attributes, in their order. Searches from bracket to bracket, so it takes linear time. */
function* elementsOf(xml: string): Generator<Element> {
  let at = xml.indexOf('<')
  while (at >= 0) {
    const end = xml.indexOf('>', at)
    if (end < 0) return
    const tag = xml.slice(at + 1, end)
    const name = /^[a-z]+/.exec(tag)?.[0]
    if (name) yield { name, attributes: attributesIn(tag.slice(name.length)) }
    at = xml.indexOf('<', end)
  }
}

/** `a="x" b="y"`; the shop writes no other form. */
function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  const parts = text.split('"')
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const name = parts[index]?.replace('=', '').trim() ?? ''
    if (/^[a-z_]+$/.test(name)) attributes[name] = decoded(parts[index + 1] ?? '')
  }
  return attributes
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function decoded(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] as string)
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
