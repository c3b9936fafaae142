import { defineStrings } from '../../contract/define-strings.ts'

/** Texts about other editors. */
export const otherStrings = defineStrings('editor/others/other', {
  others: { de: 'Auch hier', en: 'Also here' },
  oneself: { de: 'Sie, in einem anderen Fenster', en: 'You, in another window' },
  otherCame: {
    de: (name: string) => `${name} ist jetzt auch hier.`,
    en: (name: string) => `${name} is here now, too.`,
  },
  otherLeft: { de: (name: string) => `${name} ist gegangen.`, en: (name: string) => `${name} has left.` },
  otherIn: {
    de: (name: string, block: string) => `${name}: ${block}`,
    en: (name: string, block: string) => `${name}: ${block}`,
  },
})
