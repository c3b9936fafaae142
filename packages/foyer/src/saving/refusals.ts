import { Failure, type FieldMessages, isFailure } from '../contract/errors.ts'
import type { Field, Fields } from '../fields/kinds.ts'
import { fieldSchema, recordSchema } from '../fields/validation.ts'
import { parseIn } from '../platform/endpoints/messages.ts'
import { hasRole } from '../platform/viewer.ts'
import { strings } from './strings.ts'
import { allSubjects, type Saving, type Subject, type Values, type Writer } from './subject.ts'
import { changedFields, since } from './trail.ts'

/**
 * A change that was made on an older version is accepted where the same fields were not changed since. Otherwise it is a
 * conflict: the answer contains both texts, and the writer chooses.
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

/** The values in their normal form, and the messages of fields that refuse. A refused field gets its empty value. */
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

/** The messages of an error, without fields that were refused already. */
export function besides(refused: FieldMessages, error: unknown): FieldMessages {
  if (!isFailure(error) || error.code !== 'invalid' || !error.fields) throw error
  const names = new Set(Object.keys(refused).map(fieldOf))
  const others = Object.entries(error.fields).filter(([path]) => !names.has(fieldOf(path)))
  return { ...refused, ...Object.fromEntries(others) }
}

const fieldOf = (path: string) => path.split('.')[0]

/** Raw HTML is for admins; other editors may only keep what an admin wrote (3-readings, Texts). */
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

/** Whether a viewer may choose what this field names: items that they may edit themselves. */
export function mayName(viewer: Pick<Writer, 'role'>, field: Field): boolean {
  const subject = field.kind === 'reference' && allSubjects().find(({ target }) => target === field.to)
  return !subject || hasRole(viewer, subject.access)
}

/** The form of an editor does not show such a field, so only a call by hand is refused. */
export function requireNameable(
  { viewer }: Saving,
  fields: Fields,
  before: Values | null,
  after: Values,
): void {
  const isForeign = ([name, field]: [string, Field]) =>
    after[name] !== (before?.[name] ?? null) && !mayName(viewer, field)
  if (Object.entries(fields).some(isForeign)) throw new Failure('permission_denied')
}

export interface ItemChange {
  id: number
  /** The version that the change was made on. */
  version: number
  /** Only the changed values. */
  values: Values
  /** Columns that no field covers: a new file behind a picture. No call can set them. */
  columns?: Record<string, unknown>
}
