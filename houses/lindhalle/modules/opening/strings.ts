import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Auftakt', en: 'Opening' },
  help: {
    de: 'Ein Bild vom oberen bis zum unteren Rand des Fensters. Der Titel der Seite steht darauf, darum gehört es an den Anfang der Startseite.',
    en: 'A picture from the upper to the lower edge of the window. The title of the page lies on it, so it belongs at the beginning of the home page.',
  },
  image: { de: 'Bild', en: 'Picture' },
  caption: { de: 'Was zu sehen ist', en: 'What can be seen' },
  link_text: { de: 'Text des Links', en: 'Text of the link' },
  link: { de: 'Link', en: 'Link' },
})
