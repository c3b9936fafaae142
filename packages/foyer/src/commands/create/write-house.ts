import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildTools } from '../../house/build-tools.ts'
import { SetupError } from '../../house/setup-error.ts'
import type { Answers } from './answers.ts'
import { countryOf, currencyOf } from './currency-of.ts'
import { fillTemplate } from './fill-template.ts'

const TEMPLATES = path.resolve(import.meta.dirname, '../../../templates')
/** Left to be filled in; other files are copied as they are. */
const TEMPLATE = '.template'
/** npm leaves files such as `.gitignore` out of a package, so templates have other names. */
const DOT = /^dot-/

export interface NewHouse extends Answers {
  /** An empty folder, or one that does not exist yet. */
  folder: string
  /** The dependency on Foyer as it stands in package.json: a range, or a file. */
  package: string
  /** Guessed from the time zone where it is not said. */
  currency?: string
  /** Two letters; guessed from the time zone where it is not said. */
  country?: string
}

/** Refuses a folder in which something is already; that of version control does no harm. */
export function requireEmpty(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new SetupError(`${folder} is a file. Choose another folder.`)
  if (readdirSync(folder).some((name) => name !== '.git')) {
    throw new SetupError(`The folder ${folder} is not empty. Choose another one, or empty it.`)
  }
}

/** Writes the folder of a new house. */
export function writeHouse(house: NewHouse, envExample: string): void {
  requireEmpty(house.folder)
  const values = placeholders(house)
  const from = path.join(TEMPLATES, 'house')
  for (const file of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const source = path.join(file.parentPath, file.name)
    const name = file.name.replace(DOT, '.').replace(TEMPLATE, '')
    const target = path.join(house.folder, path.relative(from, file.parentPath), name)
    mkdirSync(path.dirname(target), { recursive: true })
    if (file.name.endsWith(TEMPLATE))
      writeFileSync(target, fillTemplate(readFileSync(source, 'utf8'), values))
    else cpSync(source, target)
  }
  writeFileSync(path.join(house.folder, '.env.example'), envExample)
  if (house.content === 'example') {
    cpSync(path.join(TEMPLATES, 'content'), path.join(house.folder, 'content'), { recursive: true })
  }
}

function placeholders(house: NewHouse): Record<string, string> {
  const country = house.country ?? countryOf(house.timeZone)
  return {
    title: house.name,
    titleInXml: house.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    name: literal(house.name),
    timeZone: literal(house.timeZone),
    languages: house.languages.map(literal).join(', '),
    currency: literal(house.currency ?? currencyOf(house.timeZone)),
    country: country ? `\n  country: ${literal(country)},` : '',
    folder: JSON.stringify(packageName(house.folder)),
    package: JSON.stringify(house.package),
    buildTools: JSON.stringify(buildTools, null, 2).replaceAll('\n', '\n  '),
    email: house.email,
    shop: house.shop.factory,
    shopFacts: factsOf(house.shop.facts),
    look: house.look,
  }
}

/** The facts of the shop; what differs from machine to machine, such as a trial shop, is a variable. */
function factsOf(facts: Record<string, string>): string {
  const pairs = Object.entries(facts).map(([name, value]) => `${name}: ${literal(value)}`)
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : ''
}

/** As it stands in TypeScript, in the quotes that Foyer's own files have. */
function literal(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** What npm takes as a name. It must not be that of the package itself, which npm would then refuse to install. */
function packageName(folder: string): string {
  const plain = path.basename(path.resolve(folder)).normalize('NFKD').toLowerCase()
  const name = plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
  return name === '' || name === 'openfoyer' ? 'my-house' : name
}
