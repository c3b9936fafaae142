/**
 * Makes the masters again.
 *
 *   node content/artwork/make.ts                        all drawings
 *   node content/artwork/make.ts poster-clock map-      drawings whose names begin so
 *   node content/artwork/make.ts --photographs <folder> the duotones, from a folder of <source>.jpg (see CREDITS.md)
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { essays } from './essays/all.ts'
import { crops } from './photographs/crops.ts'
import { duotone } from './photographs/duotone.ts'
import { houses } from './places/houses.ts'
import { maps } from './places/maps.ts'
import { share } from './places/share.ts'
import { portraits } from './portraits/all.ts'
import { posters } from './posters/all.ts'
import { openPlateMaker } from './press/plate-maker.ts'
import { print } from './press/print.ts'
import { scenes } from './scenes/all.ts'
import { series } from './series/all.ts'

const MASTERS = path.join(import.meta.dirname, 'masters')
const drawings = [...posters, ...series, ...essays, ...scenes, ...houses, ...maps, share, ...portraits]

async function keep(name: string, picture: Sharp, quality: number): Promise<void> {
  const file = path.join(MASTERS, `${name}.webp`)
  const { size } = await picture.webp({ quality, effort: 6, smartSubsample: true }).toFile(file)
  process.stdout.write(`${name}.webp ${Math.round(size / 1000)} kB\n`)
}

async function makeDrawings(names: string[]): Promise<void> {
  const maker = await openPlateMaker()
  try {
    for (const sheet of drawings) {
      if (names.length > 0 && !names.some((name) => sheet.name.startsWith(name))) continue
      await keep(sheet.name, await print(sheet, maker), 80)
    }
  } finally {
    await maker.close()
  }
}

async function makePhotographs(folder: string): Promise<void> {
  for (const crop of crops) {
    await keep(`photo-${crop.name}`, await duotone(path.join(folder, `${crop.source}.jpg`), crop), 64)
  }
}

await mkdir(MASTERS, { recursive: true })
const [first, ...rest] = process.argv.slice(2)
if (first === '--photographs') {
  if (!rest[0]) throw new Error('Say in which folder the photographs are.')
  await makePhotographs(rest[0])
} else await makeDrawings(first ? [first, ...rest] : [])
