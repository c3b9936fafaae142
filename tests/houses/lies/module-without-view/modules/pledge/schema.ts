import { defineModule, string } from 'openfoyer/modules'

const strings = {
  name: { de: 'Zusage', en: 'Pledge' },
  help: { de: 'Wer mitmacht.', en: 'Who takes part.' },
  words: { de: 'Worte', en: 'Words' },
}

export const pledge = defineModule({
  model: 'pledge',
  version: 1,
  strings,
  fields: { words: string({ required: true, maxLength: 80 }) },
})
