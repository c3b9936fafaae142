import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/full-teaser', {
  name: { de: 'Großer Teaser', en: 'Full teaser' },
  help: {
    de: 'Ein Bild und ein Text, die für etwas werben.',
    en: 'A picture and a text that announce something.',
  },
  image: { de: 'Bild', en: 'Image' },
  link: { de: 'Ziel', en: 'Links to' },
  link_text: { de: 'Linktext', en: 'Link text' },
  preline: { de: 'Dachzeile', en: 'Line above the headline' },
  headline: { de: 'Überschrift', en: 'Headline' },
  subline: { de: 'Unterzeile', en: 'Line below the headline' },
  text: { de: 'Text', en: 'Text' },
  text_help: { de: 'Höchstens 3000 Zeichen.', en: 'At most 3000 characters.' },
  extra_class: { de: 'Anordnung', en: 'Arrangement' },
})
