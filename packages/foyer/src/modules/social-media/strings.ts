import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/social-media', {
  name: { de: 'Soziale Medien', en: 'Social media' },
  help: { de: 'Ein Beitrag; lädt erst nach Zustimmung.', en: 'A post; it loads only after consent.' },
  embed: { de: 'Code oder Adresse', en: 'Code or address' },
  embed_help: {
    de: 'Von Instagram, X (Twitter), Facebook oder TikTok.',
    en: 'From Instagram, X (Twitter), Facebook or TikTok.',
  },
})
