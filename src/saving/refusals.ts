import { Failure, type FieldMessages, isFailure } from '../contract/errors.ts'
import type { Field, Fields } from '../fields/kinds.ts'
import { fieldSchema, recordSchema } from '../fields/validation.ts'
import { parseIn } from '../platform/endpoints/messages.ts'
import { hasRole } from '../platform/viewer.ts'
import { strings } from './strings.ts'
import type { Saving, Subject, Values } from './subject.ts'
import { changedFields, since } from './trail.ts'

/**
 * Whoever wrote on an older version is heard where nobody changed the same fields since; else both texts are answered,
 * and the one that wrote chooses.
 */
export async function requireNothingLost(
  { db }: Saving,
  subject: Subject,
  { id, version, values }: ItemChange,
  theirs: Values,
): Promise<void> {
  const later = await since(db, subject, id, version)
  const [first] = later
  if (!first) return
  const touched = new Set(later.flatMap(({ fields }) => fields))
  const clashing = Object.keys(values).filter((name) => touched.has(name))
  const isClash = clashing.some((name) => changedFields({ x: values[name] }, { x: theirs[name] }).length > 0)
  if (!isClash) return
  const current = later.at(-1)?.id ?? version
  throw new Failure('conflict', {
    details: { version: current, fields: clashing, base: first.before, theirs, mine: values },
  })
}

export function requireAccess({ viewer }: Saving, { access }: Subject): void {
  if (!hasRole(viewer, access)) {
    throw new Failure(viewer.role === 'visitor' ? 'not_authenticated' : 'permission_denied')
  }
}

/** The values in their one form, and what their fields refuse. A field that refuses has what it would have empty. */
export function parse({ locale }: Saving, fields: Fields, values: Values) {
  const parsed = parseIn(locale, recordSchema(fields), values)
  if (parsed.ok) return { values: parsed.value as Values, refused: {} }
  const isRefused = (name: string) =>
    Object.keys(parsed.fields).some((path) => path === name || path.startsWith(`${name}.`))
  const rest = Object.entries(fields).map(([name, field]) => [
    name,
    isRefused(name)
      ? fieldSchema({ ...field, required: false } as Field).parse(undefined)
      : fieldSchema(field).parse(values[name]),
  ])
  return { values: Object.fromEntries(rest) as Values, refused: parsed.fields }
}

/** What a field has refused already is not said of it again by what depends on it. */
export function besides(refused: FieldMessages, error: unknown): FieldMessages {
  if (!isFailure(error) || error.code !== 'invalid' || !error.fields) throw error
  const names = new Set(Object.keys(refused).map(fieldOf))
  const others = Object.entries(error.fields).filter(([path]) => !names.has(fieldOf(path)))
  return { ...refused, ...Object.fromEntries(others) }
}

const fieldOf = (path: string) => path.split('.')[0]

/** Raw HTML is for admins; others may keep what an admin wrote (3-readings, Texts). */
export function requireNoForeignHtml(
  { viewer, locale }: Saving,
  fields: Fields,
  before: Values | null,
  after: Values,
) {
  if (viewer.role === 'admin') return
  const written = Object.keys(fields).filter(
    (name) => fields[name]?.kind === 'html' && after[name] !== '' && after[name] !== before?.[name],
  )
  if (written.length === 0) return
  const messages = Object.fromEntries(written.map((name) => [name, [strings.htmlForAdmins[locale]]]))
  throw new Failure('invalid', { fields: messages })
}

export interface ItemChange {
  id: number
  /** The version it was made on. */
  version: number
  /** Only what changes. */
  values: Values
  /** What no field says: another file behind a picture. No call can give it. */
  columns?: Record<string, unknown>
}
