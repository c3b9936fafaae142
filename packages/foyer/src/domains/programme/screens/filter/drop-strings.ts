import { defineStrings } from '../../../../contract/define-strings.ts'

/** Loaded with what they are for. */
export const strings = defineStrings('programme/screens/filter/drop-strings', {
  drop: {
    de: (name: string, count: string) => `Ohne „${name}“: ${count}`,
    en: (name: string, count: string) => `Without “${name}”: ${count}`,
  },
  onOtherDays: {
    de: (count: string) => `An anderen Tagen: ${count}`,
    en: (count: string) => `On other days: ${count}`,
  },
})
