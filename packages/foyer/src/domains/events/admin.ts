import type { Bilingual } from '../../contract/locale.ts'
import { defineResource } from '../../saving/resource.ts'
import { event } from './event-subject.ts'
import { roomClashes } from './room-clashes.ts'
import { teaser } from './teaser-subject.ts'
import { eventTag, genre } from './vocabulary-subjects.ts'

defineResource({
  subject: event,
  strings: {
    one: { de: 'Veranstaltung', en: 'Event' },
    many: { de: 'Veranstaltungen', en: 'Events' },
    production: { de: 'Produktion', en: 'Production' },
    event_type: { de: 'Art', en: 'Kind' },
    date_start: { de: 'Beginn', en: 'Begins' },
    date_end: { de: 'Ende', en: 'Ends' },
    room: { de: 'Raum', en: 'Room' },
    status: { de: 'Stand', en: 'Status' },
    moved_from: { de: 'Verlegt vom', en: 'Moved from' },
    genre: { de: 'Genre', en: 'Genre' },
    parent: { de: 'Teil von', en: 'Part of' },
    id_jet: { de: 'Nummer im Ticketshop', en: 'Key in the ticket shop' },
    ticket_sale_from: { de: 'Vorverkauf ab', en: 'Tickets from' },
    ticket_url: { de: 'Adresse im Ticketshop', en: 'Address in the ticket shop' },
    prices: { de: 'Preise', en: 'Prices' },
    ...priceLabels('prices'),
    seat_groups: { de: 'Platzgruppen', en: 'Seat groups' },
    'seat_groups.id': { de: 'Nummer', en: 'Number' },
    'seat_groups.seat_group': { de: 'Platzgruppe im Ticketshop', en: 'Seat group in the ticket shop' },
    'seat_groups.status': { de: 'Stand (0: nicht verfügbar)', en: 'Status (0: not available)' },
    'seat_groups.text': { de: 'Name', en: 'Name' },
    'seat_groups.note': { de: 'Hinweis zu den Plätzen', en: 'Note on the seats' },
    'seat_groups.prices': { de: 'Preise', en: 'Prices' },
    ...priceLabels('seat_groups.prices'),
    'seat_groups.timeslots': { de: 'Zeitfenster', en: 'Timeslots' },
    'seat_groups.timeslots.id': { de: 'Nummer', en: 'Number' },
    'seat_groups.timeslots.time_start': { de: 'Beginn', en: 'Begins' },
    'seat_groups.timeslots.status': { de: 'Stand (0: nicht verfügbar)', en: 'Status (0: not available)' },
    'seat_groups.timeslots.block_id': { de: 'Block im Ticketshop', en: 'Block in the ticket shop' },
    important_info: { de: 'Wichtiger Hinweis', en: 'Important notice' },
    sponsors: { de: 'Förderer', en: 'Sponsors' },
    'sponsors.name': { de: 'Name', en: 'Name' },
    'sponsors.url': { de: 'Website', en: 'Website' },
    'sponsors.image_id': { de: 'Logo', en: 'Logo' },
    setting: { de: 'Wo', en: 'Where' },
    'setting=indoors': { de: 'In einem Raum', en: 'In a room' },
    'setting=outdoors': { de: 'Unter freiem Himmel', en: 'Outdoors' },
    'setting=online': { de: 'Online', en: 'Online' },
    'status=scheduled': { de: 'Findet statt', en: 'Takes place' },
    'status=cancelled': { de: 'Abgesagt', en: 'Cancelled' },
    'status=moved': { de: 'Verlegt', en: 'Moved' },
    'status=sold_out': { de: 'Ausverkauft', en: 'Sold out' },
    'status=few_left': { de: 'Wenige Karten', en: 'Few tickets left' },
  },
  help: {
    title: { de: 'Leer: wie die Produktion.', en: 'Empty: like the production.' },
    event_type: { de: 'Etwa „Premiere“ oder „Gastspiel“.', en: 'Such as “Premiere” or “Guest performance”.' },
    prices: {
      de: 'Für mehrere Termine auf einmal: in der Liste auswählen, dann „Für alle ändern“.',
      en: 'For several dates at once: choose them in the list, then “Change for all”.',
    },
    ...priceHelp('prices'),
    ...priceHelp('seat_groups.prices'),
    'seat_groups.note': {
      de: 'Steht auf der Seite der Veranstaltung und wo man Karten wählt. Etwa: wie man Rollstuhlplätze bucht.',
      en: 'Shown on the page of the event and where tickets are chosen. Such as: how wheelchair places are booked.',
    },
    seat_groups: {
      de: 'Auch ihre Preise stehen auf der Website. Wer oben einen ändert, ändert ihn hier ebenso.',
      en: 'Their prices are shown on the site, too. Whoever changes one above changes it here as well.',
    },
    parent: { de: 'Das Festival, zu dem es gehört.', en: 'The festival it belongs to.' },
    contributors: {
      de: 'Leer: wie bei der Produktion. Sonst die ganze Besetzung dieses Abends: übernehmen Sie jene der Produktion und ändern Sie, was anders ist.',
      en: 'Empty: like the production. Otherwise the whole cast of this evening: take over that of the production and change what is different.',
    },
    status: {
      de: 'Abgesagt und Verlegt bleiben im Programm und sagen es dort.',
      en: 'Cancelled and moved stay in the programme and say so there.',
    },
    moved_from: {
      de: 'Bei „Verlegt“ nötig: der alte Beginn. Er steht durchgestrichen neben dem neuen, der oben bei Beginn eingetragen ist. Steht der neue noch nicht fest, tragen Sie hier wie oben den alten ein.',
      en: 'Needed for “Moved”: the old beginning. It is struck out beside the new one, which is entered above as the beginning. If the new one is not known yet, enter the old one here and above.',
    },
  },
  columns: ['date_start', 'title', 'room', 'status', 'is_online'],
  searched: ['title', 'subtitle', 'id_jet'],
  filters: ['production', 'room', 'series', 'genre', 'status', 'is_online'],
  order: 'date_start',
  searchedThrough: ['production'],
  endsAt: 'date_end',
  lentBy: 'production',
  partOf: 'parent',
  clashes: { fields: ['room', 'parent', 'status', 'date_start', 'date_end'], find: roomClashes },
  shownAt: { route: 'event', title: ({ title }) => title },
})

/** 2 §3 Ticket price item. */
function priceLabels(list: string) {
  return inList(list, {
    id: { de: 'Nummer', en: 'Number' },
    price: { de: 'Preis', en: 'Price' },
    sale_type_id: { de: 'Preisart im Ticketshop', en: 'Kind of price in the ticket shop' },
    seat_group: { de: 'Platzgruppe im Ticketshop', en: 'Seat group in the ticket shop' },
    text: { de: 'Preisart', en: 'Kind of price' },
    note: { de: 'Für wen', en: 'Who it is for' },
    name: { de: 'Name', en: 'Name' },
    has_discounts: { de: 'Mit Ermäßigungen', en: 'With discounts' },
  })
}

function priceHelp(list: string) {
  return inList(list, {
    note: {
      de: 'Wer diesen Preis bekommt und was man dafür vorzeigt. Steht, wo man ihn wählt.',
      en: 'Who gets this price, and what has to be shown for it. Said where it is chosen.',
    },
    seat_group: {
      de: 'Die Nummer, unter der der Ticketshop diese Plätze führt. Leer: der Preis gilt für alle Plätze.',
      en: 'The number these seats have in the ticket shop. Empty: the price is for all seats.',
    },
    sale_type_id: {
      de: 'Die Nummer, unter der der Ticketshop diesen Preis verkauft, etwa 1 für Vollpreis. 0, wenn er dort keine hat.',
      en: 'The number under which the ticket shop sells this price, such as 1 for full price. 0 if it has none there.',
    },
    id: {
      de: 'Unterscheidet die Preise dieser Liste. Sie ist schon eingetragen und kann bleiben.',
      en: 'Tells the prices of this list apart. It is filled in already and can stay.',
    },
  })
}

function inList(list: string, words: Record<string, Bilingual>) {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [`${list}.${name}`, text]))
}

defineResource({
  subject: genre,
  strings: { one: { de: 'Genre', en: 'Genre' }, many: { de: 'Genres', en: 'Genres' } },
  columns: ['name', 'show_in_filter'],
  searched: ['name'],
  filters: ['show_in_filter'],
  order: 'name',
})

defineResource({
  subject: eventTag,
  strings: {
    one: { de: 'Schlagwort der Veranstaltungen', en: 'Tag of events' },
    many: { de: 'Schlagwörter der Veranstaltungen', en: 'Tags of events' },
  },
  columns: ['name', 'show_in_filter'],
  searched: ['name'],
  filters: ['show_in_filter'],
  order: 'name',
})

defineResource({
  subject: teaser,
  strings: {
    one: { de: 'Teaser im Programm', en: 'Teaser in the programme' },
    many: { de: 'Teaser im Programm', en: 'Teasers in the programme' },
    position: { de: 'Nach dem Tag', en: 'After the day' },
    preline: { de: 'Dachzeile', en: 'Line above the headline' },
    headline: { de: 'Überschrift', en: 'Headline' },
    subline: { de: 'Unterzeile', en: 'Line below the headline' },
    link_text: { de: 'Text des Links', en: 'Text of the link' },
    style3: { de: 'Dritter Stil', en: 'Third style' },
  },
  columns: ['position', 'name', 'headline', 'is_online'],
  searched: ['name', 'headline', 'subline'],
  filters: ['is_online'],
  order: '-position',
  endsAt: 'position',
})
