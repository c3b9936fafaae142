import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Teaserliste', en: 'Teaser list' },
  help: { de: 'Mehrere Teaser, als Folge oder als Liste.', en: 'Several teasers, as a slider or as a list.' },
  extra_class: { de: 'Form', en: 'Form' },
  children: { de: 'Teaser', en: 'Teasers' },
})
