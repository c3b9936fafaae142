import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/image-list', {
  name: { de: 'Bilderliste', en: 'Image list' },
  help: {
    de: 'Mehrere Bilder; ein Klick zeigt sie groß.',
    en: 'Several pictures; a click shows them large.',
  },
  format: { de: 'Format', en: 'Format' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
  downloads: { de: 'Zum Herunterladen', en: 'For download' },
  downloads_help: {
    de: 'Unter jedem Bild steht ein Link auf die Datei, etwa für die Presse.',
    en: 'Below each picture there is a link to its file, for the press for example.',
  },
  children: { de: 'Bilder', en: 'Pictures' },
})
