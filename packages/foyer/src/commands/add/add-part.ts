import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '../../house/setup-error.ts'
import { fillTemplate } from '../create/fill-template.ts'
import { KINDS } from './kinds.ts'

const TEMPLATES = path.resolve(import.meta.dirname, '../../../templates/add')
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Writes the files of a new part of a house, and returns their names. Nothing is overwritten. */
export function addPart(house: string, languages: readonly string[], kind = '', name = ''): string[] {
  const places = Object.hasOwn(KINDS, kind) ? KINDS[kind]?.(name) : undefined
  if (!places) throw new SetupError(`Say what to add: foyer add ${Object.keys(KINDS).join('|')} <name>.`)
  if (!NAME.test(name)) throw new SetupError('Give it a name in small letters, such as "open-call".')
  const files = Object.entries(places)
  const taken = files.find(([, file]) => existsSync(path.join(house, file)))
  if (taken) throw new SetupError(`There is ${taken[1]} already. Choose another name, or delete it.`)
  const values = namesOf(name, languages)
  for (const [template, file] of files) {
    const target = path.join(house, file)
    mkdirSync(path.dirname(target), { recursive: true })
    const source = path.join(TEMPLATES, kind, `${template}.template`)
    writeFileSync(target, fillTemplate(readFileSync(source, 'utf8'), values))
  }
  return files.map(([, file]) => file)
}

/** "open-call" as it is written in code, in a title and in addresses. */
function namesOf(name: string, languages: readonly string[]): Record<string, string> {
  const pascal = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const words = name.replaceAll('-', ' ')
  return {
    name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    paths: languages.map((language) => `${language}: '/${name}'`).join(', '),
  }
}
