import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Countdown', en: 'Countdown' },
  help: { de: 'Zählt die Tage bis zu einem Tag.', en: 'Counts the days until a day.' },
  title: { de: 'Worauf es zugeht', en: 'What is coming' },
  day: { de: 'Tag', en: 'Day' },
  after: { de: 'Text danach', en: 'Text afterwards' },
  date: { de: 'D. MMMM YYYY', en: 'D MMMM YYYY' },
  tomorrow: { de: 'morgen', en: 'tomorrow' },
  today: { de: 'heute', en: 'today' },
  days: { de: (count: number) => `noch ${count} Tage`, en: (count: number) => `in ${count} days` },
})
