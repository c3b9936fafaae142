import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Sprungmarke', en: 'Anchor' },
  help: { de: 'Ein Eintrag der Ankerliste.', en: 'An entry of the anchor list.' },
  title: { de: 'Text', en: 'Text' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Der Name des Ziels auf dieser Seite.', en: 'The name of the target on this page.' },
})
