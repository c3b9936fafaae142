import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Video mit Text', en: 'Video item' },
  help: { de: 'Ein Film mit einem Text daneben.', en: 'A film with a text beside it.' },
  video_url: { de: 'Adresse des Films', en: 'Address of the film' },
  title: { de: 'Titel', en: 'Title' },
  content: { de: 'Text', en: 'Text' },
  image: { de: 'Standbild', en: 'Still' },
})
