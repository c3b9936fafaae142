import { defineStrings } from '../../contract/define-strings.ts'

/** One field for everything: actions, blocks, pages. */
export const paletteStrings = defineStrings({
  palette: { de: 'Befehle', en: 'Commands' },
  paletteFind: { de: 'Befehl, Baustein oder Seite suchen', en: 'Find a command, a block or a page' },
  paletteNone: { de: 'Dazu gibt es nichts.', en: 'There is nothing by that name.' },
  paletteAdd: { de: (name: string) => `Hinzufügen: ${name}`, en: (name: string) => `Add: ${name}` },
  palettePage: { de: (name: string) => `Seite: ${name}`, en: (name: string) => `Page: ${name}` },
})
