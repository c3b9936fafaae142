import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/self-hosted-video', {
  name: { de: 'Eigenes Video', en: 'Self-hosted video' },
  help: {
    de: 'Ein Film von uns; er braucht keine Zustimmung.',
    en: 'A film of our own; it needs no consent.',
  },
  file: { de: 'Datei', en: 'File' },
  image: { de: 'Standbild', en: 'Still' },
  image_help: { de: 'Im Seitenverhältnis des Films.', en: 'With the same aspect ratio as the video.' },
  title: { de: 'Titel', en: 'Title' },
})
