import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/video', {
  name: { de: 'Video', en: 'Video' },
  help: {
    de: 'Ein Film bei YouTube oder Vimeo; er lädt erst nach Zustimmung.',
    en: 'A film at YouTube or Vimeo; it loads only after consent.',
  },
  video_url: { de: 'Adresse des Films', en: 'Address of the film' },
  image: { de: 'Standbild', en: 'Still' },
  image_help: {
    de: 'Steht hinter der Frage nach der Zustimmung. Ohne ein eigenes zeigt der Anbieter nach der Zustimmung seines; davor steht eine leere Fläche.',
    en: 'Stands behind the question for consent. Without one of your own the provider shows its own after consent; before that there is a plain area.',
  },
  title: { de: 'Titel', en: 'Title' },
  length: { de: 'Länge', en: 'Length' },
  length_help: { de: 'Wie „2:14“.', en: 'As in “2:14”.' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
})
