import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/two-columns', {
  name: { de: 'Zwei Spalten', en: 'Two columns' },
  help: { de: 'Bild und Text nebeneinander.', en: 'Picture and text side by side.' },
  extra_class: { de: 'Reihenfolge', en: 'Order' },
  text: { de: 'Text', en: 'Text' },
  image: { de: 'Bild', en: 'Image' },
})
