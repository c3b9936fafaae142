import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

it('makes a house where there is none yet', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-create-'))
  const create = path.join(import.meta.dirname, 'create.ts')
  try {
    execFileSync(process.execPath, [create, 'my-house', '--yes'], {
      cwd: folder,
      env: { ...process.env, FOYER_HOUSE: folder },
    })
    expect(existsSync(path.join(folder, 'my-house', 'house.ts'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
