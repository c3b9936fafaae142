import { defineResource } from '../../saving/resource.ts'
import { subscription } from './subscription-subject.ts'

defineResource({
  subject: subscription,
  strings: {
    one: { de: 'Abonnement', en: 'Subscription' },
    many: { de: 'Abonnements', en: 'Subscriptions' },
    event_count: { de: 'Zahl der Abende', en: 'Number of evenings' },
    dates: { de: 'Termine in Worten', en: 'Dates in words' },
    included: { de: 'Was dabei ist', en: 'What is included' },
    how_to_book: { de: 'So bucht man', en: 'How to book' },
    booking_url: { de: 'Adresse der Buchung', en: 'Address for booking' },
    prices: { de: 'Preise', en: 'Prices' },
    'prices.seat_group': { de: 'Platzgruppe', en: 'Seat group' },
    'prices.price': { de: 'Preis', en: 'Price' },
    'prices.reduced': { de: 'Ermäßigt', en: 'Reduced' },
  },
  columns: ['name', 'event_count', 'position', 'is_online'],
  searched: ['name', 'dates'],
  filters: ['series', 'is_online'],
  order: 'position',
  position: 'position',
})
