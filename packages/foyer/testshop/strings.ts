import { defineStrings } from '../src/contract/define-strings.ts'

const cards = (amount: number) => `${amount} ${amount === 1 ? 'Karte' : 'Karten'}`
const tickets = (amount: number) => `${amount} ${amount === 1 ? 'ticket' : 'tickets'}`

/** The shop's texts for buyers. */
export const strings = defineStrings('testshop', {
  shop: { de: 'Webshop', en: 'Webshop' },
  shopIntro: {
    de: 'Karten für die nächsten Veranstaltungen. Was Sie wählen, bleibt 15 Minuten für Sie reserviert.',
    en: 'Tickets for the next events. Whatever you choose is reserved for you for 15 minutes.',
  },
  places: { de: 'Im Webshop', en: 'In the webshop' },
  toEvents: { de: 'Veranstaltungen', en: 'Events' },
  toCart: { de: 'Warenkorb', en: 'Cart' },
  toAccount: { de: 'Meine Bestellungen', en: 'My orders' },
  nothingOnSale: { de: 'Zurzeit ist nichts im Verkauf.', en: 'Nothing is on sale at the moment.' },
  available: { de: 'Karten erhältlich', en: 'Tickets available' },
  few_left: { de: 'Wenige Karten', en: 'Few tickets left' },
  freeAdmission: { de: 'Eintritt frei', en: 'Free admission' },
  noTicketNeeded: {
    de: 'Der Eintritt ist frei. Sie brauchen keine Karte.',
    en: 'Admission is free. You do not need a ticket.',
  },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  cancelled: { de: 'Diese Veranstaltung fällt aus.', en: 'This event is cancelled.' },
  over: { de: 'Diese Veranstaltung ist vorbei.', en: 'This event is over.' },
  saleFrom: {
    de: (when: string) => `Der Verkauf beginnt am ${when}.`,
    en: (when: string) => `Tickets go on sale on ${when}.`,
  },
  chooseTime: { de: 'Wann möchten Sie kommen?', en: 'When would you like to come?' },
  addOne: { de: (of: string) => `Eine Karte mehr: ${of}`, en: (of: string) => `One more ticket: ${of}` },
  removeOne: {
    de: (of: string) => `Eine Karte weniger: ${of}`,
    en: (of: string) => `One ticket fewer: ${of}`,
  },
  amount: { de: cards, en: tickets },
  noTicketYet: { de: 'Noch keine Karte gewählt', en: 'No tickets chosen yet' },
  left: {
    de: (amount: number) => (amount === 0 ? 'keine weitere Karte' : `noch ${cards(amount)}`),
    en: (amount: number) => (amount === 0 ? 'no more tickets' : `${tickets(amount)} left`),
  },
  addToCart: { de: 'In den Warenkorb', en: 'Add to cart' },
  nothingChosen: { de: 'Bitte wählen Sie mindestens eine Karte.', en: 'Please choose at least one ticket.' },
  failed: { de: 'Das hat leider nicht geklappt.', en: 'Unfortunately, that didn’t work.' },
  tryLater: {
    de: 'Was Sie reserviert haben, bleibt im Warenkorb. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Whatever you have reserved stays in your cart. Please try again in a moment.',
  },
  noConnectedSeats: {
    de: 'Es gibt nicht genügend (zusammenhängende) Plätze.',
    en: 'Not enough (connected) seats found.',
  },
  noReservation: { de: 'Es besteht keine Reservierung mehr.', en: 'No current reservation.' },
  notSold: { de: 'Diese Karten sind nicht im Verkauf.', en: 'These tickets are not on sale.' },
  together: {
    de: (seats: number) =>
      seats === 1 ? 'Ein einzelner Platz ist noch frei.' : `${seats} Plätze nebeneinander sind noch frei.`,
    en: (seats: number) =>
      seats === 1 ? 'A single seat is still free.' : `${seats} seats next to each other are still free.`,
  },
  halves: {
    de: (first: number, second: number) => `Oder Sie sitzen getrennt: ${first} und ${second}.`,
    en: (first: number, second: number) => `Or you could sit apart: ${first} and ${second}.`,
  },
  otherGroups: {
    de: 'Alle zusammen sitzen könnten Sie noch hier:',
    en: 'There is still room for all of you here:',
  },
  cart: { de: 'Ihr Warenkorb', en: 'Your cart' },
  emptyCart: { de: 'Ihr Warenkorb ist leer.', en: 'Your cart is empty.' },
  allLost: {
    de: (amount: number) =>
      amount === 1
        ? 'Die Zeit ist abgelaufen. Ihre Karte ist wieder im Verkauf.'
        : 'Die Zeit ist abgelaufen. Ihre Karten sind wieder im Verkauf.',
    en: (amount: number) =>
      amount === 1
        ? 'Your time has run out. Your ticket is on sale again.'
        : 'Your time has run out. Your tickets are on sale again.',
  },
  someLost: {
    de: (amount: number) =>
      amount === 1
        ? 'Für eine Ihrer Karten ist die Zeit abgelaufen. Sie ist wieder im Verkauf.'
        : `Für ${amount} Ihrer Karten ist die Zeit abgelaufen. Sie sind wieder im Verkauf.`,
    en: (amount: number) =>
      amount === 1
        ? 'Time has run out for one of your tickets. It is on sale again.'
        : `Time has run out for ${amount} of your tickets. They are on sale again.`,
  },
  stillFree: { de: 'noch frei', en: 'still free' },
  taken: { de: 'vergeben', en: 'taken' },
  typedIsKept: {
    de: 'Ihr Name und Ihre E-Mail-Adresse bleiben eingetragen.',
    en: 'Your name and e-mail address stay filled in.',
  },
  reserveAgain: {
    de: (amount: number) => `${cards(amount)} noch einmal reservieren`,
    en: (amount: number) => `Reserve ${tickets(amount)} again`,
  },
  goOnWithout: { de: 'Ohne diese Karten weiter', en: 'Continue without them' },
  otherTickets: {
    de: (title: string) => `Andere Karten: ${title}`,
    en: (title: string) => `Other tickets: ${title}`,
  },
  keptUntil: {
    de: (time: string) => `Für Sie reserviert bis ${time} Uhr.`,
    en: (time: string) => `Reserved for you until ${time}.`,
  },
  extend: { de: '15 Minuten länger behalten', en: 'Hold for another 15 minutes' },
  isExtended: {
    de: 'Die Zeit wurde schon einmal verlängert.',
    en: 'You have already extended the time once.',
  },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeLast: { de: 'Eine Karte weniger', en: 'One ticket fewer' },
  removeAll: { de: 'Alle entfernen', en: 'Remove all' },
  each: { de: (price: string) => `je ${price}`, en: (price: string) => `${price} each` },
  total: { de: 'Summe', en: 'Total' },
  taxIncluded: { de: 'inkl. USt.', en: 'incl. VAT' },
  noWithdrawal: {
    de: 'Für Karten zu einem festen Termin gibt es kein gesetzliches Widerrufsrecht (§\u00a0312g Abs.\u00a02 Satz\u00a01 Nr.\u00a09\u00a0BGB).',
    en: 'There is no statutory right of withdrawal for tickets to an event on a fixed date (section 312g (2) sentence 1 no. 9 of the German Civil Code).',
  },
  beforeTerms: { de: 'Mit dem Kauf stimmen Sie den', en: 'By buying you accept the' },
  terms: { de: 'Geschäftsbedingungen', en: 'terms and conditions' },
  afterTerms: { de: ' zu.', en: '.' },
  yourDetails: { de: 'Was mit Ihren Angaben geschieht:', en: 'What happens to your details:' },
  privacy: { de: 'Datenschutz', en: 'privacy policy' },
  toCheckout: { de: 'Zur Kasse', en: 'Go to checkout' },
  checkout: { de: 'Kasse', en: 'Checkout' },
  name: { de: 'Vor- und Nachname', en: 'First and last name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHelp: { de: 'Dorthin schicken wir die Bestätigung.', en: 'This is where we send your confirmation.' },
  payment: { de: 'Zahlung', en: 'Payment' },
  paymentNote: {
    de: 'Dies ist ein Testshop: Es wird kein Geld bewegt.',
    en: 'This is a test shop: no money is moved.',
  },
  payWell: { de: 'Testzahlung, die gelingt', en: 'Test payment that goes through' },
  payRefused: { de: 'Testzahlung, die abgelehnt wird', en: 'Test payment that is declined' },
  buy: { de: 'Jetzt kaufen', en: 'Buy now' },
  nameMissing: { de: 'Bitte geben Sie Ihren Namen an.', en: 'Please tell us your name.' },
  emailWrong: { de: 'Ungültige E-Mail-Adresse!', en: 'Invalid e-mail address!' },
  refusedPayment: {
    de: 'Die Zahlung wurde abgelehnt. Ihre Karten bleiben reserviert; bitte versuchen Sie es noch einmal.',
    en: 'The payment was declined. Your tickets stay reserved; please try again.',
  },
  order: { de: (number: string) => `Bestellung ${number}`, en: (number: string) => `Order ${number}` },
  thanks: {
    de: (email: string) => `Vielen Dank! Die Bestätigung ist unterwegs an ${email}.`,
    en: (email: string) => `Thank you! The confirmation is on its way to ${email}.`,
  },
  boughtOn: { de: (date: string) => `Gekauft am ${date}`, en: (date: string) => `Bought on ${date}` },
  print: { de: 'Karten zum Ausdrucken', en: 'Printable tickets' },
  calendar: { de: 'In den Kalender', en: 'Add to calendar' },
  tickets: { de: 'Ihre Karten', en: 'Your tickets' },
  ticketCode: { de: 'Kartennummer', en: 'Ticket number' },
  qrOf: {
    de: (code: string) => `QR-Code der Karte ${code}`,
    en: (code: string) => `QR code of ticket ${code}`,
  },
  atTheDoor: {
    de: 'Bitte zeigen Sie diesen Code am Einlass, gedruckt oder auf dem Telefon.',
    en: 'Please show this code at the door, printed or on your phone.',
  },
  row: { de: (row: number) => `Reihe ${row}`, en: (row: number) => `Row ${row}` },
  seat: { de: (seat: number) => `Platz ${seat}`, en: (seat: number) => `Seat ${seat}` },
  seats: {
    de: (amount: number, list: string) => (amount === 1 ? `Platz ${list}` : `Plätze ${list}`),
    en: (amount: number, list: string) => (amount === 1 ? `Seat ${list}` : `Seats ${list}`),
  },
  clock: { de: (time: string) => `${time} Uhr`, en: (time: string) => time },
  free: { de: 'frei', en: 'free' },
  account: { de: 'Meine Bestellungen', en: 'My orders' },
  accountIntro: {
    de: 'Mit dem Bestellcode aus Ihrer Bestätigung sehen Sie Ihre Karten wieder.',
    en: 'Enter the order code from your confirmation to see your tickets again.',
  },
  orderCode: { de: 'Bestellcode', en: 'Order code' },
  orderCodeHelp: {
    de: 'Wer diesen Code hat, sieht Ihre Karten. Geben Sie ihn nicht weiter.',
    en: 'Anyone with this code can see your tickets. Keep it to yourself.',
  },
  showOrder: { de: 'Bestellung anzeigen', en: 'Show order' },
  unknownOrder: {
    de: 'Eine Bestellung mit diesem Code gibt es nicht.',
    en: 'There is no order with this code.',
  },
  leave: { de: 'Auf diesem Gerät vergessen', en: 'Forget them on this device' },
  notFound: { de: 'Diese Seite gibt es im Webshop nicht.', en: 'There is no such page in the webshop.' },
  mailSubject: {
    de: (number: string) => `Ihre Karten, Bestellung ${number}`,
    en: (number: string) => `Your tickets, order ${number}`,
  },
  mailGreeting: { de: (name: string) => `Guten Tag, ${name},`, en: (name: string) => `Dear ${name},` },
  mailBody: {
    de: 'vielen Dank für Ihren Kauf. Ihre Karten:',
    en: 'thank you for your purchase. Your tickets:',
  },
  mailLink: { de: 'Zum Ausdrucken:', en: 'To print them:' },
  mailEnd: { de: 'Wir freuen uns auf Sie.', en: 'We look forward to seeing you.' },
})
