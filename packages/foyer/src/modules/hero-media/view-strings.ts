import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/hero-media/view', {
  play: { de: 'Film abspielen', en: 'Play film' },
  stop: { de: 'Film anhalten', en: 'Pause film' },
})
