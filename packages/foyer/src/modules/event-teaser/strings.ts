import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/event-teaser', {
  name: { de: 'Veranstaltungs-Teaser', en: 'Event teaser' },
  help: {
    de: 'Wirbt für eine Veranstaltung und folgt ihr: Titel, Tag, Bild und Text kommen von dort.',
    en: 'Announces an event and follows it: title, day, picture and text come from there.',
  },
  event: { de: 'Veranstaltung', en: 'Event' },
  event_help: {
    de: 'Ändert sie sich, ändert sich der Teaser mit. Ist sie vorbei, verschwindet er.',
    en: 'When it changes, the teaser changes with it. Once it is over, the teaser is gone.',
  },
  preline: { de: 'Dachzeile', en: 'Line above the headline' },
  preline_help: { de: 'Leer: Tag und Uhrzeit.', en: 'Empty: day and time.' },
  headline: { de: 'Überschrift', en: 'Headline' },
  headline_help: { de: 'Leer: der Titel der Veranstaltung.', en: 'Empty: the title of the event.' },
  subline: { de: 'Unterzeile', en: 'Line below the headline' },
  subline_help: { de: 'Leer: ihr Untertitel.', en: 'Empty: its subtitle.' },
  text: { de: 'Text', en: 'Text' },
  text_help: { de: 'Höchstens 3000 Zeichen.', en: 'At most 3000 characters.' },
  link_text: { de: 'Linktext', en: 'Link text' },
  link_text_help: {
    de: 'Leer: Die Überschrift führt zur Veranstaltung.',
    en: 'Empty: the headline leads to the event.',
  },
  image: { de: 'Bild', en: 'Image' },
  image_help: { de: 'Leer: das Bild der Veranstaltung.', en: 'Empty: the picture of the event.' },
  extra_class: { de: 'Anordnung', en: 'Arrangement' },
})
