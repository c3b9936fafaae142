import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/viewer/view', {
  leaf: {
    de: (name: string) => `Zum Blättern bei ${name}`,
    en: (name: string) => `Leaf through it on ${name}`,
  },
})
