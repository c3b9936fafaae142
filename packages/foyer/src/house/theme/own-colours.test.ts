import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '../..')
/** The tools have colours of their own, the same in every house. */
const TOOLS = /^(editor|office|fields\/controls)\/|tool-colours\.css$/
/** Paper is white, masks are black. */
const NO_COLOUR = /^#(?:000|fff)(?:000|fff)?$/

it('the styles of the site have no colour of their own: all are roles of the theme', () => {
  const files = globSync('**/*.css', { cwd: src }).filter((file) => !TOOLS.test(file))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    (readFileSync(path.join(src, file), 'utf8').match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? [])
      .filter((colour) => !NO_COLOUR.test(colour))
      .map((colour) => `${file}: ${colour}`),
  )
  expect(found).toEqual([])
})
