import { defineStrings } from '../../../contract/define-strings.ts'

const cards = (amount: number) => `${amount} ${amount === 1 ? 'Karte' : 'Karten'}`
const tickets = (amount: number) => `${amount} ${amount === 1 ? 'ticket' : 'tickets'}`

/** Keeps number and word on one line. */
const together = (words: string) => words.replace(' ', '\u00a0')

export const strings = defineStrings('booking/widget', {
  label: { de: 'Karten buchen', en: 'Book tickets' },
  close: { de: 'Schließen', en: 'Close' },
  back: { de: 'Zurück', en: 'Back' },

  addOne: { de: 'Eine Karte mehr', en: 'One more ticket' },
  removeOne: { de: 'Eine Karte weniger', en: 'One ticket fewer' },
  left: {
    de: (amount: number) => (amount === 0 ? 'keine weitere Karte' : `noch ${cards(amount)}`),
    en: (amount: number) => (amount === 0 ? 'no more tickets' : `${tickets(amount)} left`),
  },
  discounts: { de: 'Ermäßigungen', en: 'Concessions' },
  discountsFrom: {
    de: (price: string) => `Ermäßigungen ab ${price}`,
    en: (price: string) => `Concessions from ${price}`,
  },
  /** Pay what you can: the buyer chooses among lower and higher prices. */
  choosePrice: { de: 'Preis wählen', en: 'Choose your price' },
  free: { de: 'frei', en: 'free' },
  allPrices: {
    de: (amount: number) => `Alle ${amount} Kategorien`,
    en: (amount: number) => `All ${amount} categories`,
  },
  fewerPrices: { de: 'Weniger Kategorien', en: 'Fewer categories' },
  done: { de: 'Fertig', en: 'Done' },

  chooseTime: { de: 'Wann möchten Sie kommen?', en: 'When would you like to come?' },
  otherTime: { de: 'Andere Uhrzeit', en: 'Another time' },

  nothing: { de: 'Noch keine Karte gewählt', en: 'No tickets chosen yet' },
  amount: { de: cards, en: tickets },
  addToCart: { de: 'In den Warenkorb', en: 'Add to cart' },
  soldOut: {
    de: 'Hier sind leider keine Karten mehr zu haben.',
    en: 'Unfortunately, there are no tickets left here.',
  },

  /** Why nothing can be chosen, in the words of each state of the offer. */
  reservedNow: {
    de: 'Alle übrigen Karten liegen gerade in Warenkörben. Ein Teil davon kann in wenigen Minuten wieder frei werden.',
    en: 'All remaining tickets are in carts right now. Some of them may be available again in a few minutes.',
  },
  waitingList: {
    de: 'Ausverkauft. Im Ticketshop können Sie sich auf die Warteliste setzen lassen.',
    en: 'Sold out. You can join the waiting list in the ticket shop.',
  },
  notYet: { de: 'Der Vorverkauf hat noch nicht begonnen.', en: 'Tickets are not on sale yet.' },
  over: { de: 'Der Vorverkauf ist beendet.', en: 'Advance sales have ended.' },
  closed: {
    de: 'Diese Karten sind hier gerade nicht im Verkauf.',
    en: 'These tickets are not on sale here at the moment.',
  },
  voucher: {
    de: 'Für diese Karten brauchen Sie einen Code. Sie lösen ihn im Ticketshop ein.',
    en: 'You need a code for these tickets. You can redeem it in the ticket shop.',
  },
  seats: {
    de: 'Ihren Platz wählen Sie im Ticketshop auf dem Saalplan.',
    en: 'You choose your seat on the seating plan in the ticket shop.',
  },
  /** For a shop that cannot take something over from the site. */
  oneCategory: {
    de: 'In diesen Warenkorb passt eine Kategorie auf einmal. Eine weitere können Sie danach hinzufügen.',
    en: 'This cart takes one category at a time. You can add another one afterwards.',
  },
  buyInShop: { de: 'Im Ticketshop kaufen', en: 'Buy in the ticket shop' },
  keptByShop: {
    de: 'Ihre Karten sind reserviert. Wie lange, sehen Sie im Ticketshop.',
    en: 'Your tickets are reserved. The ticket shop shows for how long.',
  },
  changeInShop: {
    de: 'Bezahlt wird im Ticketshop. Dort können Sie Ihre Auswahl auch ändern.',
    en: 'You pay in the ticket shop. You can also change your selection there.',
  },
  toCheckout: { de: 'Weiter zur Kasse', en: 'Continue to checkout' },
  partly: {
    de: 'Ein Teil Ihrer Auswahl ist möglicherweise schon reserviert. Was in Ihrem Warenkorb liegt, zeigt der Ticketshop.',
    en: 'Part of your selection may already be reserved. The ticket shop shows what is in your cart.',
  },

  loading: { de: 'Einen Moment, wir reservieren …', en: 'One moment, we are reserving …' },
  /** 2 §8 Cart creation succeeds: follows the title of the event, so the verb is singular for any number of tickets. */
  added: {
    de: (amount: number) => `(${together(cards(amount))}) liegt jetzt in Ihrem Warenkorb.`,
    en: (amount: number) => `(${together(tickets(amount))}) has been successfully added into your cart.`,
  },
  kept: {
    de: 'Ihre Karten sind für die nächsten 15 Minuten reserviert.',
    en: 'Your tickets will be reserved for the next 15 minutes.',
  },
  toCart: { de: 'Zum Warenkorb', en: 'Go to the cart' },
  goOn: { de: 'Weiter im Programm', en: 'Continue browsing' },

  /** 2 §8 Cart creation fails. */
  failed: { de: 'Das hat leider nicht geklappt.', en: "Unfortunately, that didn't work." },
  useWebshop: {
    de: 'Bitte kaufen Sie Ihre Karten über unseren Webshop.',
    en: 'We would like to ask you to purchase your tickets via our webshop.',
  },
  noConnectedSeats: {
    de: 'Es gibt nicht genügend (zusammenhängende) Plätze.',
    en: 'Not enough (connected) seats found.',
  },
  noReservation: { de: 'Es besteht keine Reservierung mehr.', en: 'No current reservation.' },
  errorCode: { de: (code: number) => `Fehler ${code}`, en: (code: number) => `Error ${code}` },
  toWebshop: { de: 'Zum Webshop', en: 'Go to the webshop' },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
  change: { de: 'Auswahl ändern', en: 'Change selection' },
  reserved: { de: 'Im Warenkorb sind schon:', en: 'Already in your cart:' },
  nothingReserved: { de: 'Reserviert ist nichts.', en: 'Nothing is reserved.' },

  stillLeft: { de: 'Das ist noch frei:', en: 'This is still free:' },
  fewer: {
    de: (amount: number) => (amount === 1 ? '1 Platz' : `${amount} Plätze nebeneinander`),
    en: (amount: number) => (amount === 1 ? '1 seat' : `${amount} seats together`),
  },
  apart: {
    de: (first: number, second: number) => `${first} und ${second} getrennt`,
    en: (first: number, second: number) => `${first} and ${second} apart`,
  },
  otherGroup: {
    de: (amount: number) => `Alle ${amount} zusammen`,
    en: (amount: number) => `All ${amount} together`,
  },
  otherTimeslot: {
    de: (amount: number, time: string) => `${cards(amount)} um ${time}`,
    en: (amount: number, time: string) => `${tickets(amount)} at ${time}`,
  },
  otherDate: { de: (date: string) => `Am ${date}`, en: (date: string) => `On ${date}` },

  /** Shown with the cart in the header. */
  minutes: { de: (minutes: number) => `${minutes} Min.`, en: (minutes: number) => `${minutes} min` },
  minutesLeft: {
    de: (minutes: number) =>
      `Ihre Karten sind noch ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} reserviert.`,
    en: (minutes: number) =>
      `Your tickets are reserved for ${minutes === 1 ? '1 more minute' : `${minutes} more minutes`}.`,
  },
  timeIsUp: {
    de: 'Die Zeit ist um: Ihre Karten sind nicht mehr reserviert.',
    en: 'Time is up: your tickets are no longer reserved.',
  },
  extend: { de: '15 Minuten länger behalten', en: 'Hold for another 15 minutes' },
  extended: {
    de: 'Verlängert: Ihre Karten bleiben weitere 15 Minuten reserviert.',
    en: 'Extended: your tickets are reserved for another 15 minutes.',
  },
  notExtended: {
    de: 'Das Verlängern hat leider nicht geklappt.',
    en: 'Unfortunately, the time could not be extended.',
  },
})
