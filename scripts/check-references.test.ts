import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkReferences } from './check-references.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const REQUIREMENTS = {
  'docs/requirements/1-shell.md': [
    '# 1: The shell',
    '## 1 §4 States and transitions',
    '### Top alert',
    '### Top alert banner',
    '## 1 §9 Constants',
    '- **Loading bar**: 200 ms. **Alert display**: 4000 ms.',
    '',
    '| **GET /api/venues/{id}/** | a venue |',
  ].join('\n'),
  'docs/requirements/3-readings.md':
    '## 3-readings, Calls\n- **Paging**: ten to a page.\n## 3-readings, Site Walk\n',
  'docs/requirements/quality.md': '## quality, Security\n- **Uploads**: by content.\n',
}

function house(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-references-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

function faultsOf(line: string): string[] {
  const root = house({ ...REQUIREMENTS, 'packages/a.ts': `// first line\n${line}\n` })
  return checkReferences(root).faults.map(({ where, what }) => `${where} ${what}`)
}

describe('a reference that leads somewhere', () => {
  it.each([
    '/** 1 §4 */',
    '/** 1 §4: closing it stores its id. */',
    '/** Closing it stores its id (1 §4). */',
    '/** In the order of 1 §4 States and transitions. */',
    "test('1 §4 Top alert banner: it is there', () => {})",
    "test('1 §4 Top alert banner', () => {})",
    'test.each(LOCALES)(`1 §4 Top alert banner, %s: it is there`, () => {})',
    '/** 1 §4 Top alert (breaking news). */',
    '/** 1 §4 and 1 §9 Loading bar. */',
    '/* 1 §9 Alert display */',
    "describe('1 §9 GET /api/venues/{id}/', () => {})",
    '/** Ten to a page (3-readings, Calls). */',
    '/** 3-readings, Calls, Paging: ten to a page. */',
    '/** 3-readings, Calls, whatever follows in small letters. */',
    '/** 3-readings, Site Walk: decided. */',
    "it('quality, Security, Uploads: by content', () => {})",
    '/** 1 §4, as RFC 5545 §3.1 has it, and [document 3](3-readings.md). */',
    "const law = '1 §4 Top alert' + 'nach §\\u00a05 DDG' // and /^(§\\s*)?\\d+/",
    'const code = { quality: 80, effort: 3 } // 1 §4',
  ])('%s', (line) => {
    expect(faultsOf(line)).toEqual([])
  })
})

describe('a reference that leads nowhere is named with its file and line', () => {
  it.each([
    ['a document that does not exist', '/** 4 §4 */', 'refers to 4 §4'],
    ['a section that does not exist', '/** (1 §5) */', 'refers to 1 §5'],
    ['an entry that does not exist', '/** 1 §4 Bottom alert. */', 'refers to "1 §4 Bottom alert.'],
    ['an entry of another section', '/** 1 §4 Loading bar. */', '1 §4 has no such entry'],
    ['an entry that goes on', '/** 1 §4 Top alert banners. */', '1 §4 has no such entry'],
    ['a sentence without a colon', "it('1 §9 grows for 5 s', () => {})", '1 §9 has no such entry'],
    ['no document', '/** §4 Top alert banner */', 'says "§4"'],
    ['no space', '/** 1§4 Top alert banner */', 'says "1§4"'],
    ['a space too many', '/** 1 § 4 Top alert banner */', 'says "1 § 4"'],
    ['a reading without a section', '/** (3-readings) */', 'names no section'],
    ['a section of readings that does not exist', '/** 3-readings, Letters */', 'names no section'],
    ['a reading without a comma', "it('3-readings Calls: ten to a page', () => {})", 'names no section'],
    [
      'an entry of readings that does not exist',
      '/** 3-readings, Calls, Paper */',
      '3-readings, Calls has no such',
    ],
    ['a goal without a section', "it('quality: by content', () => {})", 'says "quality:"'],
    ['a goal that does not exist', '/** quality, Beauty */', 'names no section'],
  ])('%s: %s', (_name, line, what) => {
    const faults = faultsOf(line)
    expect(faults).toEqual([expect.stringContaining(what)])
    expect(faults[0]).toMatch(/^packages\/a\.ts:2 /)
  })

  it('one line may hold several', () => {
    expect(faultsOf('/** 1 §4, 1 §5, 7 §1 and 3-readings. */')).toHaveLength(3)
  })

  it('tests, demo, documents, scripts and styles are read too', () => {
    const files = [
      'tests/a.test.ts',
      'houses/a.ts',
      'docs/a.md',
      'docs/decisions/a.md',
      'scripts/a.mjs',
      'packages/a.css',
    ]
    const root = house({ ...REQUIREMENTS, ...Object.fromEntries(files.map((file) => [file, '9 §9'])) })
    expect(checkReferences(root).faults.map(({ where }) => where)).toEqual(
      files.map((file) => `${file}:1`).sort(),
    )
  })
})

describe('the check itself', () => {
  it('fails when it sees no reference', () => {
    const root = house({ ...REQUIREMENTS, 'packages/a.ts': 'export {}\n' })
    expect(() => checkReferences(root)).toThrow('not one reference')
  })

  it('fails when there is nothing to refer to', () => {
    const root = house({ 'docs/requirements/1.md': '# 1: The shell\n', 'packages/a.ts': '// 1 §4\n' })
    expect(() => checkReferences(root)).toThrow('no sections')
  })
})
