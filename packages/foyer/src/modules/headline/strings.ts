import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/headline', {
  name: { de: 'Überschrift', en: 'Headline' },
  help: { de: 'Gliedert die Seite.', en: 'Divides the page.' },
  headline_level: { de: 'Ebene', en: 'Level' },
  headline_level_help: {
    de: '2 ist die größte; lassen Sie keine Ebene aus.',
    en: '2 is the largest; do not leave out a level.',
  },
  preline: { de: 'Dachzeile', en: 'Line above the headline' },
  content: { de: 'Überschrift', en: 'Headline' },
  subline: { de: 'Unterzeile', en: 'Line below the headline' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
})
