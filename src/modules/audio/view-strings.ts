import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings({
  sound: { de: (name: string) => `Zum Hören bei ${name}`, en: (name: string) => `To listen to at ${name}` },
  music: { de: (name: string) => `Musik bei ${name}`, en: (name: string) => `Music at ${name}` },
  podcast: { de: (name: string) => `Podcast bei ${name}`, en: (name: string) => `A podcast at ${name}` },
})
