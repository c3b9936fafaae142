import { readHex } from '../../contract/contrast.ts'
import { SetupError } from '../setup-error.ts'
import { neutral } from './neutral.ts'
import { type Face, type FontFile, ROLES, type Theme, type ThemeChoice, TREATMENTS } from './roles.ts'

/** A value goes into a style sheet as it is, so it must not be able to end its declaration. */
const VALUE = /^[\w\s.,%()+*/-]{1,120}$/
const NAME = /^[\w][\w -]{0,60}$/
/** The roles of each group; a theme may say the colours again for dark systems. */
const KNOWN: Record<Exclude<keyof Theme, 'facePairs'>, Record<string, string>> = {
  ...ROLES,
  dark: ROLES.colours,
}
const FILE_KEYS = new Set(['name', 'source', 'weight', 'style', 'axes', 'kerning', 'early'])

/** What a theme says, checked and with every role filled; the first mistake is refused with one sentence. */
export function checkTheme(given: unknown): Theme {
  if (!isRecord(given)) throw wrong('must export defineTheme({ … }) by default')
  const choice: ThemeChoice = given
  const { facePairs, ...groups } = choice
  if (facePairs !== undefined) checkFacePairs(facePairs)
  for (const [group, roles] of Object.entries(groups)) {
    if (!Object.hasOwn(KNOWN, group)) throw unknown(group, [...Object.keys(KNOWN), 'facePairs'])
    const known = KNOWN[group as keyof typeof KNOWN]
    if (!isRecord(roles)) throw wrong(`${group} must be an object with the roles ${listOf(known)}`)
    for (const [role, value] of Object.entries(roles)) {
      const name = `${group}.${role}`
      if (!Object.hasOwn(known, role)) throw unknown(name, Object.keys(known))
      if (group === 'colours' || group === 'dark') checkPair(name, value)
      else if (group === 'faces') checkFace(name, value)
      else if (role === 'treatment') checkTreatment(name, value)
      else if (typeof value !== 'string' || !VALUE.test(value))
        throw wrong(`${name} must be a value of CSS, such as ${example(group as keyof typeof KNOWN, role)}`)
    }
  }
  const names = Object.keys(ROLES) as (keyof typeof ROLES)[]
  const filled = names.map((group) => [group, { ...neutral[group], ...choice[group] }])
  return {
    ...Object.fromEntries(filled),
    ...(choice.dark && { dark: choice.dark }),
    ...(facePairs && { facePairs }),
  }
}

/** A pair is whole, because a brand puts it in the place of both faces. */
function checkFacePairs(pairs: unknown): void {
  if (!isRecord(pairs)) throw wrong('facePairs must be an object such as { quiet: { spoken: …, read: … } }')
  for (const [name, faces] of Object.entries(pairs)) {
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(name) || name === 'theme')
      throw wrong(`facePairs: ${JSON.stringify(name)} must be a name such as "quiet"`)
    if (!isRecord(faces) || Object.keys(faces).sort().join() !== 'read,spoken')
      throw wrong(`facePairs.${name} must have the faces ${listOf(ROLES.faces)}`)
    for (const [role, face] of Object.entries(faces)) checkFace(`facePairs.${name}.${role}`, face)
  }
}

function checkPair(name: string, value: unknown): void {
  if (!isRecord(value) || Object.keys(value).sort().join() !== 'figure,ground')
    throw wrong(`${name} must be a pair such as { ground: '#fff', figure: '#111' }`)
  for (const [part, colour] of Object.entries(value)) {
    if (typeof colour !== 'string' || !readHex(colour))
      throw wrong(`${name}.${part} must be a colour such as #1a2b3c, not ${JSON.stringify(colour)}`)
  }
}

function checkTreatment(name: string, value: unknown): void {
  if (!TREATMENTS.some((treatment) => treatment === value))
    throw wrong(`${name} must be one of ${TREATMENTS.join(', ')}, not ${JSON.stringify(value)}`)
}

function checkFace(name: string, value: unknown): void {
  const families = isRecord(value) && Array.isArray(value.family) ? value.family : []
  if (families.length === 0 || !families.every((family) => typeof family === 'string' && NAME.test(family)))
    throw wrong(`${name} must be a face such as { family: ['Georgia', 'serif'] }`)
  for (const file of (value as Face).files ?? []) checkFile(name, file)
}

function checkFile(face: string, file: FontFile): void {
  const extra = Object.keys(file).find((key) => !FILE_KEYS.has(key))
  if (extra) throw unknown(`${face}.files: ${extra}`, [...FILE_KEYS])
  if (!/^[a-z0-9-]+$/.test(file.name ?? ''))
    throw wrong(`a file of ${face} must have a name such as fraunces-bold`)
  if (!file.source || !/^\d{3}( \d{3})?$/.test(file.weight ?? ''))
    throw wrong(`the file ${file.name} of ${face} must have a source and a weight such as 400 or "550 900"`)
}

function example(group: keyof typeof KNOWN, role: string): string {
  return (neutral[group] as unknown as Record<string, string>)[role] ?? ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(roles: Record<string, string>): string {
  return Object.keys(roles).join(', ')
}

function unknown(name: string, known: string[]): SetupError {
  return wrong(`there is no role "${name}"; there are ${known.join(', ')}`)
}

function wrong(words: string): SetupError {
  return new SetupError(`theme/theme.ts: ${words}.`)
}
