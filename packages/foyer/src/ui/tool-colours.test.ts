import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '..')
const COLOUR = /--tool-[a-z-]+/g

it('every colour of the tools that a style sheet uses is defined', () => {
  const defined = new Set(readFileSync(path.join(src, 'ui/tool-colours.css'), 'utf8').match(COLOUR))
  const missing = globSync('**/*.css', { cwd: src }).flatMap((file) =>
    (readFileSync(path.join(src, file), 'utf8').match(/var\(--tool-[a-z-]+/g) ?? [])
      .map((use) => use.slice('var('.length))
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
