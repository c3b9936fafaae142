import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Ausschreibung', en: 'Open call' },
  help: {
    de: 'Die Ausschreibung einer Residenz: bis wann, was es gibt, wohin man schreibt. Nach der Frist steht da, dass sie geschlossen ist.',
    en: 'The open call of a residency: until when, what there is, where to write. After the deadline it says that it is closed.',
  },
  residency: { de: 'Residenz', en: 'Residency' },
})
