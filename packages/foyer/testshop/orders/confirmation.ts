import { href } from '../../src/contract/routes.ts'
import type { Logger } from '../../src/platform/log.ts'
import type { Deliver } from '../../src/platform/mail/mail.ts'
import type { Shelves } from '../carts/fill.ts'
import { strings } from '../strings.ts'
import { date, nameIn, price, seatWords, time } from '../words.ts'
import { printedCode } from './codes.ts'
import { findOrder, type Order } from './orders.ts'

export interface PostOffice {
  deliver: Deliver
  from: string
  /** The address at which buyers see the shop's pages. */
  publicUrl: string
}

/**
 * Sends all mails that have not been sent yet. The order is stored before its mail is sent, so a failed mail is sent with the
 * next one.
 */
export async function sendConfirmations(
  { pool, clock }: Shelves,
  { deliver, from, publicUrl }: PostOffice,
  log: Logger,
): Promise<void> {
  const { rows } = await pool.query<{ code: string }>(
    'select code from testshop.purchase where mailed_at is null order by number limit 20',
  )
  for (const { code } of rows) {
    const order = await findOrder(pool, code)
    if (!order) continue
    try {
      await deliver({ to: order.email, ...confirmation(order, publicUrl), from, date: clock.now() })
      await pool.query('update testshop.purchase set mailed_at = $2 where code = $1', [code, clock.now()])
    } catch (error) {
      log.error({ err: error }, 'a confirmation could not be sent')
      return
    }
  }
}

/** The mail in the language of the purchase. */
function confirmation(order: Order, publicUrl: string): { subject: string; text: string } {
  const { language, number, tickets } = order
  const t = strings
  const lines = tickets.map((ticket) => {
    const when = `${date(ticket.startsAt, language)}, ${time(ticket.startsAt, language)}`
    const seat = seatWords(ticket, language)
    return `${nameIn(ticket.title, language)}\n${when}, ${nameIn(ticket.place, language)}\n${seat}, ${nameIn(ticket.kind, language)}, ${price(ticket.cents, language)}\n${t.ticketCode[language]} ${ticket.code}`
  })
  const address = `${publicUrl}${href('webshop', language)}/order/${order.code}/tickets`
  return {
    subject: t.mailSubject[language](number),
    text: [
      ...[t.mailGreeting[language](order.name), t.mailBody[language], ...lines],
      ...[
        `${t.total[language]}: ${price(order.cents, language)}`,
        `${t.mailLink[language]} ${address}`,
        `${t.orderCode[language]}: ${printedCode(order.code)}\n${t.orderCodeHelp[language]}`,
        t.mailEnd[language],
      ],
    ].join('\n\n'),
  }
}
