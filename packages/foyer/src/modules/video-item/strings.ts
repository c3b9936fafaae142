import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/video-item', {
  name: { de: 'Video mit Text', en: 'Video item' },
  help: { de: 'Ein Film mit einem Text daneben.', en: 'A film with a text beside it.' },
  video_url: { de: 'Adresse des Films', en: 'Address of the film' },
  title: { de: 'Titel', en: 'Title' },
  content: { de: 'Text', en: 'Text' },
  image: { de: 'Standbild', en: 'Still' },
  image_help: {
    de: 'Steht hinter der Frage nach der Zustimmung. Ohne ein eigenes zeigt der Anbieter nach der Zustimmung seines; davor steht eine leere Fläche.',
    en: 'Stands behind the question for consent. Without one of your own the provider shows its own after consent; before that there is a plain area.',
  },
})
