import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkTheme } from '../../house/theme/check-theme.ts'

/** The files of the faces that the theme names: whether `foyer fonts` has made them. */
export async function fontFiles(house: string): Promise<string[]> {
  const file = path.join(house, 'theme', 'theme.ts')
  if (!existsSync(file)) return []
  const faces = await facesIn(file)
  const folder = path.join(house, 'theme', 'fonts')
  const made = existsSync(folder) ? readdirSync(folder) : []
  return faces
    .filter((name) => !made.some((one) => one.startsWith(`${name}-`)))
    .map((name) => `theme/fonts has no file of the face "${name}": run npx foyer fonts.`)
}

/** What is wrong in the theme itself is said by another check. */
async function facesIn(file: string): Promise<string[]> {
  try {
    const { faces } = checkTheme((await import(pathToFileURL(file).href)).default)
    return Object.values(faces).flatMap(({ files = [] }) => files.map(({ name }) => name))
  } catch {
    return []
  }
}
