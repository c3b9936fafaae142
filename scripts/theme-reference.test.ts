import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROLES } from '../packages/foyer/src/house/theme/roles.ts'
import { root } from './root.mjs'

it('the reference lists the roles of a theme as the code does', () => {
  const written = readFileSync(path.join(root, 'docs/reference/theme.md'), 'utf8')
  const rows = Object.entries(ROLES).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, meaning]) => `| \`${group}\` | \`${role}\` | ${meaning} |\n`),
  )
  expect(written).toContain(`| group | role | is for |\n|---|---|---|\n${rows.join('')}\n`)
})
