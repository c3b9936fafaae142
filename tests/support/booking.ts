import type { Locator, Page } from '@playwright/test'
import type { EventSummary } from '../../packages/foyer/src/domains/events/contract.ts'
import { expect, test } from './browser.ts'
import { startServer } from './start-server.ts'

/** A server with its shop: one for all tests of a file. */
export const house = test.extend<object, { server: { address: string } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
    async ({}, use) => {
      const server = await startServer({ hasShop: true })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
})

export const WORDS = {
  de: {
    programme: '/de/programm',
    tickets: 'Karten',
    ticketsFor: (title: string) => new RegExp(`^Karten für ${title}`),
    bookTickets: 'Karten buchen',
    more: /^Eine Karte mehr/,
    less: /^Eine Karte weniger/,
    all: /^Alle \d+ Kategorien/,
    fewer: 'Weniger Kategorien',
    discounts: /^(Ermäßigungen|Preis wählen)/,
    done: 'Fertig',
    otherTime: 'Andere Uhrzeit',
    addToCart: 'In den Warenkorb',
    added: (amount: number) =>
      `(${amount === 1 ? '1 Karte' : `${amount} Karten`}) liegt jetzt in Ihrem Warenkorb.`,
    kept: 'Ihre Karten sind für die nächsten 15 Minuten reserviert.',
    failed: 'Das hat leider nicht geklappt.',
    useWebshop: 'Bitte kaufen Sie Ihre Karten über unseren Webshop.',
    noSeats: 'Es gibt nicht genügend (zusammenhängende) Plätze.',
    noReservation: 'Es besteht keine Reservierung mehr.',
    error: 'Fehler',
    toWebshop: 'Zum Webshop',
    again: 'Noch einmal versuchen',
    toCart: 'Zum Warenkorb',
    toCheckout: 'Zur Kasse',
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    buy: 'Jetzt kaufen',
    order: /^Bestellung /,
    print: 'Karten zum Ausdrucken',
    timeLeft: /noch \d+ Minuten? reserviert/,
    extend: '15 Minuten länger behalten',
    extended: 'Verlängert: Ihre Karten bleiben weitere 15 Minuten reserviert.',
  },
  en: {
    programme: '/en/events',
    tickets: 'Tickets',
    ticketsFor: (title: string) => new RegExp(`^Tickets for ${title}`),
    bookTickets: 'Book tickets',
    more: /^One more ticket/,
    less: /^One ticket fewer/,
    all: /^All \d+ categories/,
    fewer: 'Fewer categories',
    discounts: /^(Concessions|Choose your price)/,
    done: 'Done',
    otherTime: 'Another time',
    addToCart: 'Add to cart',
    added: (amount: number) =>
      `(${amount === 1 ? '1 ticket' : `${amount} tickets`}) has been successfully added into your cart.`,
    kept: 'Your tickets will be reserved for the next 15 minutes.',
    failed: "Unfortunately, that didn't work.",
    useWebshop: 'We would like to ask you to purchase your tickets via our webshop.',
    noSeats: 'Not enough (connected) seats found.',
    noReservation: 'No current reservation.',
    error: 'Error',
    toWebshop: 'Go to the webshop',
    again: 'Try again',
    toCart: 'Go to the cart',
    toCheckout: 'Go to checkout',
    name: 'First and last name',
    email: 'E-mail address',
    buy: 'Buy now',
    order: /^Order /,
    print: 'Printable tickets',
    timeLeft: /reserved for \d+ more minutes?/,
    extend: 'Hold for another 15 minutes',
    extended: 'Extended: your tickets are reserved for another 15 minutes.',
  },
} as const
export type Locale = keyof typeof WORDS

/** The first events of the programme, as the server answers them: two pages, the second of which a small house has not. */
export async function eventsOf(page: Page, locale: Locale): Promise<EventSummary[]> {
  const pages = await Promise.all(
    [1, 2].map(async (number) => {
      const answer = await page.request.get(`/${locale}/api/events/?page_size=100&page=${number}`)
      return answer.ok() ? ((await answer.json()).results as EventSummary[]) : []
    }),
  )
  return pages.flat()
}

export async function findEvent(
  page: Page,
  locale: Locale,
  what: string,
  fits: (event: EventSummary) => boolean,
): Promise<EventSummary> {
  const found = (await eventsOf(page, locale)).find(fits)
  if (!found) throw new Error(`The demo has no ${what}`)
  return found
}

/** On sale, with places left. */
export const isOnSale = (event: EventSummary) =>
  event.ticket_sale === 'open' && event.ticket_url !== '' && ['scheduled', 'few_left'].includes(event.status)

/** With one price that plus adds, and not with pay what you can. */
export const hasMainPrice = ({ seat_groups }: EventSummary) =>
  seat_groups.length > 0 &&
  seat_groups.every(({ prices }) => prices.every(({ price }) => Number(price) <= Number(prices[0]?.price)))

export const widgetOn = (page: Page): Locator => page.getByRole('dialog')

/** The ticket button in the content of an event's page. */
export const ticketButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('main').getByRole('link', { name: WORDS[locale].bookTickets })

/** Opens the widget on the page of an event, after the page is hydrated. */
export async function openWidget(page: Page, locale: Locale, event: EventSummary): Promise<Locator> {
  await page.goto(event.url)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await ticketButton(page, locale).click()
  const widget = widgetOn(page)
  await expect(widget.getByRole('heading', { name: event.title })).toBeFocused()
  return widget
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'the keyboard reaches it').toBeFocused()
}
