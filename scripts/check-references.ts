import { globSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Requirements, readRequirements } from './requirements.ts'

interface Fault {
  where: string
  what: string
}

const FILES = ['{packages,houses,tests,docs,scripts,bench}/**/*.{ts,tsx,js,mjs,css,md}', '*.md']
/** This check and its test contain examples that are no references. */
const OWN_FILES = /^scripts\/check-references/

/** Finds texts that look like a reference. Not `RFC 5545 §3.1`, and not a paragraph of a law, which has a non-breaking space. */
const REFERENCE = // Also wrong forms of one: `§4`, `1§4`, `1 § 4`, and a title that begins with `quality:`.
  /(?<!RFC \d{0,5} ?)(?<!\d)(?:(?<numbered>\d{1,3} §\d{1,3})|(?<document>3-readings(?!\.md)|\bquality(?=, [A-Z]))|(?:\d{1,3} ?)?§ ?\d|(?<=['"`])quality:)/g

/** The text that may follow a reference: a separator, or the end of the line. */
const SEPARATED = /^\s*(?:[:;,.()'"`|]|\*\/|$)|^ (?:and|or) \d+ §/

/**
 * Finds every reference under `root` whose target does not exist in docs/requirements, and counts the references outside of it.
 */
export function checkReferences(root: string): { count: number; faults: Fault[] } {
  const requirements = readRequirements(root)
  const faults: Fault[] = []
  let count = 0
  for (const file of globSync(FILES, {
    cwd: root,
    exclude: ['**/node_modules', '**/.foyer', '**/dist'],
  }).sort()) {
    if (OWN_FILES.test(file)) continue
    for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      for (const found of line.matchAll(REFERENCE)) {
        if (!file.startsWith('docs/requirements/')) count++
        const what = faultOf(found, requirements)
        if (what) faults.push({ where: `${file}:${index + 1}`, what })
      }
    }
  }
  if (count === 0) throw new Error('There is not one reference to check.')
  return { count, faults }
}

function faultOf(found: RegExpExecArray, requirements: Requirements): string | null {
  const { numbered, document } = found.groups ?? {}
  const rest = found.input.slice(found.index + found[0].length)
  if (numbered) return faultOfNumbered(numbered, rest, requirements)
  if (document) return faultOfNamed(document, rest, requirements)
  return `says "${found[0]}", which names no section: write "1 §4" or "quality, Security"`
}

/** `1 §4`, or `1 §4 Top alert banner`: words after a space are the name of an entry. */
function faultOfNumbered(section: string, rest: string, requirements: Requirements): string | null {
  const entries = requirements.get(section)
  if (!entries) return `refers to ${section}, which does not exist`
  if (SEPARATED.test(rest) || startsWith(rest, ' ', entries)) return null
  return `refers to "${section}${rest.slice(0, 40)}", but ${section} has no such entry`
}

/**
 * `3-readings, Calls`, or `3-readings, Calls, Paging`: words after a comma that begin with a capital are the name of an entry.
 */
function faultOfNamed(document: string, rest: string, requirements: Requirements): string | null {
  const names = [...requirements.keys()].filter((name) => name.startsWith(`${document}, `))
  const name = names.find((one) => startsWith(document + rest, '', [one]))
  if (!name) return `refers to "${document}${rest.slice(0, 40)}", which names no section of it`
  const afterwards = rest.slice(name.length - document.length)
  if (!/^, [A-Z]/.test(afterwards) || startsWith(afterwards, ', ', requirements.get(name) ?? [])) return null
  return `refers to "${name}${afterwards.slice(0, 40)}", but ${name} has no such entry`
}

function startsWith(text: string, separator: string, names: string[]): boolean {
  return names.some((name) => {
    const whole = separator + name
    return text.startsWith(whole) && SEPARATED.test(text.slice(whole.length))
  })
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { count, faults } = checkReferences(fileURLToPath(new URL('..', import.meta.url)))
  for (const { where, what } of faults) console.error(`${where} ${what}`)
  console.log(
    faults.length === 0
      ? `All ${count} references lead somewhere in docs/requirements.`
      : `${faults.length} of ${count} references lead nowhere (docs/requirements/README.md says how one is written).`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
