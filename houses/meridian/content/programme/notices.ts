import type { Bilingual } from 'openfoyer/content'
import type { Mark } from './plan.ts'

/** What visitors must know about an event with one of these marks. */
export const notices: Partial<Record<Mark, Bilingual>> = {
  cancelled: {
    de: 'Die Vorstellung entfällt: Der Vorsteher ist heiser, und ohne ihn fährt kein Zug. Karten erstatten wir ohne Ihr Zutun.',
    en: 'This performance is cancelled: the stationmaster has lost his voice, and without him no train leaves. Tickets are refunded automatically.',
  },
  moved: {
    de: 'Verlegt vom Freitag auf den Samstag, weil die Pauken auf der falschen Fähre waren. Karten behalten ihre Gültigkeit.',
    en: 'Moved from Friday to Saturday because the timpani were on the wrong ferry. Tickets remain valid.',
  },
  signLanguage: {
    de: 'Mit Dolmetschen in Deutsche Gebärdensprache, am besten zu sehen von den Plätzen 1 bis 12 der Reihen 2 bis 5.',
    en: 'Interpreted in German Sign Language; best seen from seats 1 to 12 in rows 2 to 5.',
  },
  audioDescription: {
    de: 'Mit Live-Audiodeskription und einer Tastführung auf der Bühne eine Stunde vor Beginn. Geräte gibt es an der Garderobe.',
    en: 'With live audio description and a touch tour of the stage one hour before. Headsets are at the cloakroom.',
  },
  relaxed: {
    de: 'Entspannte Vorstellung: Das Saallicht bleibt an, die Türen bleiben offen, und niemand muss still sein.',
    en: 'Relaxed performance: the house lights stay on, the doors stay open, and nobody has to be quiet.',
  },
  talkAfter: {
    de: 'Im Anschluss Gespräch mit dem Ensemble am langen Tisch im Foyer.',
    en: 'Afterwards the ensemble talks with you at the long table in the foyer.',
  },
  sold_out: {
    de: 'Ausverkauft. An der Abendkasse gibt es oft noch zurückgegebene Karten; wer eine Nummer zieht, darf im Warmen warten.',
    en: 'Sold out. There are often returns at the box office; take a number and wait in the warm.',
  },
}
