import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/audio', {
  name: { de: 'Audio', en: 'Audio' },
  help: {
    de: 'Musik oder ein Podcast; lädt erst nach Zustimmung.',
    en: 'Music or a podcast; it loads only after consent.',
  },
  embed_code: { de: 'Code oder Adresse', en: 'Code or address' },
  embed_code_help: {
    de: 'Von Spotify, SoundCloud, Podigee oder IDAGIO.',
    en: 'From Spotify, SoundCloud, Podigee or IDAGIO.',
  },
  media_type: { de: 'Art', en: 'Kind' },
})
