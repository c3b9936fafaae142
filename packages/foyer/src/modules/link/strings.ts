import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/link', {
  name: { de: 'Link', en: 'Link' },
  help: {
    de: 'Führt auf eine andere Seite oder zu einem Anker.',
    en: 'Leads to another page or to an anchor.',
  },
  link_text: { de: 'Linktext', en: 'Link text' },
  link: { de: 'Ziel', en: 'Links to' },
  extra_class: { de: 'Form', en: 'Form' },
  extra_class_help: {
    de: 'Knopf, Link oder ein Band, das den Text wiederholt.',
    en: 'A button, a link, or a band that repeats the text.',
  },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
  sticky: { de: 'Bleibt beim Scrollen sichtbar', en: 'Keep in view' },
  sticky_help: {
    de: 'Steht beim Scrollen als Knopf am Rand des Fensters.',
    en: 'Stays as a button at the edge of the window while scrolling.',
  },
  open_new_window: { de: 'Neues Fenster', en: 'New window' },
})
