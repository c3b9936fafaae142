import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the palette: actions, blocks, pages. */
export const paletteStrings = defineStrings('editor/palette/palette', {
  palette: { de: 'Befehle', en: 'Commands' },
  paletteFind: { de: 'Befehl, Baustein oder Seite suchen', en: 'Find a command, a block or a page' },
  paletteNone: { de: 'Dazu gibt es nichts.', en: 'There is nothing by that name.' },
  paletteAdd: { de: (name: string) => `Hinzufügen: ${name}`, en: (name: string) => `Add: ${name}` },
  palettePage: { de: (name: string) => `Seite: ${name}`, en: (name: string) => `Page: ${name}` },
})
