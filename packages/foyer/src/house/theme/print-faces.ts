import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { houseFolder } from '../folder.ts'

/** The fonts of the month sheet in `theme/fonts/`, written by `foyer fonts`. */
export const PRINT_FACES = {
  title: 'print-title.ttf',
  bold: 'print-bold.ttf',
  text: 'print-text.ttf',
} as const
export type PrintFace = keyof typeof PRINT_FACES

/** The faces that every PDF reader has, for a house without fonts of its own. */
const STANDARD: Record<PrintFace, string> = {
  title: 'Helvetica-Bold',
  bold: 'Helvetica-Bold',
  text: 'Helvetica',
}

/** A font of the house as its file, or the name of a standard one. */
export function printFace(face: PrintFace): Buffer | string {
  const file = path.join(houseFolder, 'theme', 'fonts', PRINT_FACES[face])
  return existsSync(file) ? readFileSync(file) : STANDARD[face]
}
