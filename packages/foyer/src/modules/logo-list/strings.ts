import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/logo-list', {
  name: { de: 'Logoliste', en: 'Logo list' },
  help: { de: 'Förderer und Partner.', en: 'Sponsors and partners.' },
  extra_class: { de: 'Größe', en: 'Size' },
  children: { de: 'Logos', en: 'Logos' },
})

/** Texts of one of its items. */
export const itemStrings = defineStrings('modules/logo-list/item', {
  name: { de: 'Logo', en: 'Logo' },
  help: { de: 'Ein Eintrag der Logoliste.', en: 'An entry of the logo list.' },
  image: { de: 'Logo', en: 'Logo' },
  image_help: { de: 'Ohne Bild steht der Name.', en: 'Without a picture the name is shown.' },
  title: { de: 'Name', en: 'Name' },
  link: { de: 'Ziel', en: 'Links to' },
})
