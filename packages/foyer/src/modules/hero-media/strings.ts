import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/hero-media', {
  name: { de: 'Auftakt', en: 'Hero media' },
  help: {
    de: 'Das Erste, was man sieht: Bild oder Film mit Überschrift, für eine Zeit.',
    en: 'The first thing visitors see: a picture or film with a headline, for a limited time.',
  },
  headline: { de: 'Überschrift', en: 'Headline' },
  text: { de: 'Text', en: 'Text' },
  button_text: { de: 'Knopf', en: 'Button' },
  button_link: { de: 'Ziel', en: 'Links to' },
  sticky: { de: 'Bleibt beim Scrollen sichtbar', en: 'Keep in view' },
  sticky_help: {
    de: 'Der Knopf steht beim Scrollen am Rand des Fensters.',
    en: 'The button stays at the edge of the window while scrolling.',
  },
  image: { de: 'Bild', en: 'Image' },
  video: { de: 'Film', en: 'Film' },
  video_help: {
    de: 'Läuft stumm, mit einem Knopf zum Anhalten.',
    en: 'Plays silently, with a button to stop it.',
  },
  online_from: { de: 'Online ab', en: 'Online from' },
  online_to: { de: 'Online bis', en: 'Online to' },
})
