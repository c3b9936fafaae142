import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkExpressions } from './check-expressions.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function house(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-expressions-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

const faultsOf = (code: string) => checkExpressions(house({ 'packages/x.ts': code }))

describe('the check of regular expressions refuses', () => {
  it.each([
    ['one that trims both ends', String.raw`text.replace(/^[\s.]+|[\s.]+$/g, '')`, /polynomial/],
    ['one that tries each beginning', 'text.replace(/<[^>]*>/g, "")', /polynomial/],
    ['one that tries each combination', '/^(a|a)*$/.test(text)', /exponential/],
    ['one in a text', String.raw`new RegExp('\\s+$', 'u')`, /polynomial/],
    ['one in a template', 'RegExp(`(x+x+)+y`)', /exponential/],
    ['one that is put together while the program runs', 'new RegExp("^" + word)', /while the program runs/],
    ['one whose flags are', 'new RegExp("a", flags)', /while the program runs/],
    ['one that was only tried', String.raw`/^\/(?!\s*x)/.test(text)`, /only tried/],
    ['one that cannot be read', 'new RegExp("(")', /not proven/],
  ])('%s', async (_name, code, what) => {
    expect(await faultsOf(`const first = 1;\n${code}`)).toEqual([
      { where: 'packages/x.ts:2', expression: expect.any(String), what: expect.stringMatching(what) },
    ])
  })

  it('to pass when it sees no files, or no expressions in them', async () => {
    await expect(checkExpressions(house({ 'README.ts': '/a/' }))).rejects.toThrow(/no files/)
    await expect(checkExpressions(house({ 'packages/x.ts': '1 / 2 / 3' }))).rejects.toThrow(/no regular/)
  })
})

describe('the check of regular expressions lets pass', () => {
  it.each([
    ['what is linear', String.raw`/^\s+/.test(text) && /<[^<>]*>/.test(text)`],
    ['what is counted', String.raw`/^[\w-]{1,200}$/.test(text)`],
    ['a literal that is made once more', 'new RegExp(/a/g)'],
  ])('%s', async (_name, code) => {
    expect(await faultsOf(code)).toEqual([])
  })

  it('what reads nothing but our own files', async () => {
    const slow = 'x(/a+$/)'
    const root = house({ 'packages/a.test.ts': slow, 'scripts/a.ts': slow, 'houses/b.ts': slow })
    const faults = await checkExpressions(root)
    expect(faults.map(({ where }) => where)).toEqual(['houses/b.ts:1'])
  })
})
