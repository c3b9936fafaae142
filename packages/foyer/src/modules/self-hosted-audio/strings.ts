import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/self-hosted-audio', {
  name: { de: 'Eigenes Audio', en: 'Self-hosted audio' },
  help: {
    de: 'Eine Aufnahme von uns; sie braucht keine Zustimmung.',
    en: 'A recording of our own; it needs no consent.',
  },
  file: { de: 'Datei', en: 'File' },
  title: { de: 'Titel', en: 'Title' },
})
