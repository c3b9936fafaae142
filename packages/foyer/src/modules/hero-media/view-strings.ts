import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings({
  play: { de: 'Film abspielen', en: 'Play film' },
  stop: { de: 'Film anhalten', en: 'Pause film' },
})
