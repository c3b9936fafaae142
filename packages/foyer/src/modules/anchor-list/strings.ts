import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/anchor-list', {
  name: { de: 'Ankerliste', en: 'Anchor list' },
  help: { de: 'Springt zu Stellen dieser Seite.', en: 'Jumps to places on this page.' },
  sticky: { de: 'Bleibt stehen', en: 'Stays in view' },
  sticky_help: { de: 'Steht beim Scrollen am oberen Rand.', en: 'Stays at the top while scrolling.' },
  children: { de: 'Sprungmarken', en: 'Anchors' },
})

/** Texts of one of its items. */
export const itemStrings = defineStrings('modules/anchor-list/item', {
  name: { de: 'Sprungmarke', en: 'Anchor' },
  help: { de: 'Ein Eintrag der Ankerliste.', en: 'An entry of the anchor list.' },
  title: { de: 'Text', en: 'Text' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Der Anker eines Bausteins dieser Seite.', en: 'The anchor of a block on this page.' },
})
