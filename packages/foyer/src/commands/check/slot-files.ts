import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SLOT_NAMES } from '../../house/slot-names.ts'
import { nearest } from './nearest.ts'

/** `slots/<name>.tsx`: whether there is such a slot. */
export function slotFiles(house: string): string[] {
  const folder = path.join(house, 'slots')
  if (!existsSync(folder)) return []
  const names: readonly string[] = SLOT_NAMES
  const given = readdirSync(folder).filter((file) => file.endsWith('.tsx'))
  return given
    .filter((file) => !names.includes(path.basename(file, '.tsx')))
    .map((file) => {
      const slot = path.basename(file, '.tsx')
      const meant = nearest(slot, names)
      return `slots/${file}: there is no slot "${slot}"${meant ? `: is it meant to be "${meant}"?` : `. There are: ${names.join(', ')}.`}`
    })
}
