import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  tickets: { de: 'Karten', en: 'Tickets' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  moved: { de: 'Verlegt', en: 'Moved' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  few_left: { de: 'Restkarten', en: 'Few tickets left' },
})
