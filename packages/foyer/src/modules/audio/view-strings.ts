import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/audio/view', {
  sound: { de: (name: string) => `Zum Hören bei ${name}`, en: (name: string) => `Listen on ${name}` },
  music: { de: (name: string) => `Musik bei ${name}`, en: (name: string) => `Music on ${name}` },
  podcast: { de: (name: string) => `Podcast bei ${name}`, en: (name: string) => `A podcast on ${name}` },
})
