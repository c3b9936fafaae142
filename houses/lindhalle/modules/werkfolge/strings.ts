import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Werkfolge', en: 'Works in order' },
  help: {
    de: 'Was gespielt wird, in der Reihenfolge des Abends: wer es geschrieben hat, wie es heisst, wie lange es dauert, und wo Pause ist.',
    en: 'What is played, in the order of the evening: who wrote it, what it is called, how long it takes, and where the interval is.',
  },
  title: { de: 'Titel', en: 'Title' },
  works: { de: 'Werke', en: 'Works' },
  interval: { de: 'Pause nach wie vielen Werken', en: 'Interval after how many works' },
  pause: { de: 'Pause', en: 'Interval' },
})
