import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Überschrift', en: 'Headline' },
  headline_level: { de: 'Ebene', en: 'Level' },
  preline: { de: 'Vorzeile', en: 'Preline' },
  content: { de: 'Überschrift', en: 'Headline' },
  subline: { de: 'Unterzeile', en: 'Subline' },
  anchor: { de: 'Anker', en: 'Anchor' },
})
