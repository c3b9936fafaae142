import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings({
  filters: { de: 'Filter', en: 'Filter' },
  filtersChosen: {
    de: (count: number) => `Filter (${count})`,
    en: (count: number) => `Filter (${count})`,
  },
  room: { de: 'Ort', en: 'Location' },
  type: { de: 'Art', en: 'Type' },
  tag: { de: 'Schlagwort', en: 'Tags' },
  series: { de: 'Reihe', en: 'Series' },
  genre: { de: 'Genre', en: 'Genre' },
  season: { de: 'Spielzeit', en: 'Season' },
  exhibition_type: { de: 'Art', en: 'Type' },
  date: { de: 'Datum', en: 'Date' },
  dayAsWritten: { de: 'TT-MM-JJJJ', en: 'DD-MM-YYYY' },
  fromDay: { de: (day: string) => `Ab ${day}`, en: (day: string) => `From ${day}` },
  shortDay: { de: 'ddd, D. MMM', en: 'ddd, D MMM' },
  chosen: { de: 'Ausgewählt', en: 'Selected' },
  remove: { de: (name: string) => `${name} entfernen`, en: (name: string) => `Remove ${name}` },
  resetAll: { de: 'Alle Filter zurücksetzen', en: 'Reset all' },
  reset: { de: 'Filter zurücksetzen', en: 'Reset filters' },
  noResult: {
    de: 'Leider hat Ihre Auswahl kein Ergebnis geliefert. Bitte entfernen Sie einen der Filter oder versuchen Sie eine andere Kombination.',
    en: 'Unfortunately, your selection did not produce any result. Please delete one of the filters or try a different combination',
  },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  nothing: {
    de: 'Hier gibt es gerade nichts zu wählen.',
    en: 'There is nothing to choose from here just now.',
  },
  close: { de: 'Schließen', en: 'Close' },
  show: { de: 'Ergebnis zeigen', en: 'Show results' },
  any: { de: 'Alle', en: 'All' },
  apply: { de: 'Anwenden', en: 'Apply' },
})
