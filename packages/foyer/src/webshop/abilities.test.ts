import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ABILITIES } from '../contract/shop-abilities.ts'
import { SHOPS } from './definitions.ts'

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/webshop.md'), 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)`: (.*) \|$/gm)].map(([, ability = '', rest = '']) => ({
  ability,
  cells: rest.split(' | '),
}))

it('docs/webshop.md says of every shop what it can do, and what the site does without', () => {
  expect(rows.map(({ ability }) => ability)).toEqual([...ABILITIES])
  const shops = (['testshop', 'eventim', 'pretix'] as const).map((kind) => SHOPS[kind]().can)
  for (const { ability, cells } of rows) {
    const said = shops.map((can) => ((can as readonly string[]).includes(ability) ? 'yes' : 'no'))
    expect(cells.slice(1, 4), ability).toEqual(said)
    expect(cells[4]?.length, ability).toBeGreaterThan(5)
  }
})
