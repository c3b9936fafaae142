import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '../packages/foyer/src')
const DECLARED = /const (\w+) = (?:\n\s*)?defineStrings\('([^']+)'/g

/** The place of a file as the ids of its texts name it, without the words that every place has. */
function placeOf(file: string): string {
  return file.replace(/^domains\//, '').replace(/[/-]?strings\.tsx?$|\.tsx?$/, '')
}

const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*'] })
  .sort()
  .flatMap((file) => {
    const declared = [...readFileSync(path.join(src, file), 'utf8').matchAll(DECLARED)]
    return declared.length > 0 && !file.endsWith('define-strings.ts') ? [{ file, declared }] : []
  })

it('the id of a set of texts begins with the place of its file, and no two have the same', () => {
  const ids = files.flatMap(({ declared }) => declared.map(([, , id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { file, declared } of files)
    for (const [, , id = ''] of declared) expect(id.startsWith(placeOf(file)), `${id} in ${file}`).toBe(true)
})

it('the list of all texts, which the words of a house are checked against, is up to date', async () => {
  const keys = []
  for (const { file, declared } of files) {
    const exported = (await import(pathToFileURL(path.join(src, file)).href)) as Record<string, object>
    for (const [, name = '', id] of declared)
      for (const key of Object.keys(exported[name] ?? {})) keys.push(`${id}.${key}`)
  }
  await expect(`${JSON.stringify(keys.sort(), null, 2)}\n`).toMatchFileSnapshot(
    path.join(src, 'house/word-keys.json'),
  )
})
