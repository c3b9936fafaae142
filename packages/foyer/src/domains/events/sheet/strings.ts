import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('events/sheet', {
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  few_left: { de: 'Wenige Karten', en: 'Few tickets left' },
  moved: { de: (day: string) => `Verlegt vom ${day}`, en: (day: string) => `Moved from ${day}` },
  premiere: { de: 'Premiere', en: 'Opening night' },
  outdoors: { de: 'unter freiem Himmel', en: 'outdoors' },
  online: { de: 'online', en: 'online' },
  running: { de: 'läuft', en: 'on now' },
  free: { de: 'frei', en: 'free' },
  from: { de: (price: string) => `ab ${price}`, en: (price: string) => `from ${price}` },
  nothing: { de: 'Keine Veranstaltungen', en: 'No events' },
  madeOn: { de: (day: string) => `Stand ${day}`, en: (day: string) => `As of ${day}` },
  range: {
    de: (from: string, until: string) => `${from} – ${until}`,
    en: (from: string, until: string) => `${from} – ${until}`,
  },
  /** The letter of each access feature, and what it means. */
  wheelchair: { de: 'R', en: 'W' },
  'induction-loop': { de: 'I', en: 'L' },
  'sign-language': { de: 'G', en: 'S' },
  'audio-description': { de: 'A', en: 'A' },
  relaxed: { de: 'E', en: 'R' },
  legend: {
    de: 'R Rollstuhl  I Induktionsanlage  G Gebärdensprache  A Audiodeskription  E entspannt',
    en: 'W wheelchair  L induction loop  S sign language  A audio description  R relaxed',
  },
  file: { de: 'programm', en: 'events' },
})
