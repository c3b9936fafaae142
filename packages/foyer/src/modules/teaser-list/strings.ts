import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/teaser-list', {
  name: { de: 'Teaserliste', en: 'Teaser list' },
  help: { de: 'Mehrere Teaser, als Folge oder als Liste.', en: 'Several teasers, as a slider or as a list.' },
  extra_class: { de: 'Form', en: 'Form' },
  children: { de: 'Teaser', en: 'Teasers' },
})

/** Texts of one of its items. */
export const itemStrings = defineStrings('modules/teaser-list/item', {
  name: { de: 'Teaser', en: 'Teaser' },
  help: { de: 'Ein Eintrag der Teaserliste.', en: 'An entry of the teaser list.' },
  image: { de: 'Bild', en: 'Image' },
  preline: { de: 'Dachzeile', en: 'Line above the headline' },
  headline: { de: 'Überschrift', en: 'Headline' },
  subline: { de: 'Unterzeile', en: 'Line below the headline' },
  text: { de: 'Text', en: 'Text' },
  link_text: { de: 'Linktext', en: 'Link text' },
  link: { de: 'Ziel', en: 'Links to' },
  online_from: { de: 'Online ab', en: 'Online from' },
  online_to: { de: 'Online bis', en: 'Online to' },
})
