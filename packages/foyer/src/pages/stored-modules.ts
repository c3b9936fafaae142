import { randomUUID } from 'node:crypto'
import type { Role } from '../contract/endpoint.ts'
import { Failure, type FieldMessages } from '../contract/errors.ts'
import type { Locale } from '../contract/locale.ts'
import { definitionOf } from '../modules/catalog.ts'
import type { Module, ModuleDefinition } from '../modules/kit/define-module.ts'

import { moduleSchema } from '../modules/kit/validation.ts'
import { parseIn } from '../platform/endpoints/messages.ts'
import type { Logger } from '../platform/log.ts'
import { type Definitions, mapNested } from './nested-modules.ts'
import { strings } from './strings.ts'

/** A module as it is stored: its fields, and the version of the schema they were written by. */
export interface StoredModule {
  id: string
  model: string
  version: number
  fields: Record<string, unknown>
}

/** A module as a client sends it. */
export interface ModuleInput {
  id?: string
  model: string
  [field: string]: unknown
}

/** The writer: raw HTML is for admins; others may keep what an admin wrote (3-readings, Texts). */
export interface Writer {
  role: Role
  /** The raw HTML that is in the document already. */
  known?: ReadonlySet<string>
}

/** Shared while modules are checked: messages by path, and the ids in use. */
interface Storing {
  locale: Locale
  writer: Writer
  messages: FieldMessages
  ids: Set<string>
}

/** Checks modules against the catalog and converts them to the form in which they are stored. */
export function storeModules(
  input: unknown[],
  locale: Locale,
  writer: Writer = { role: 'editor' },
): StoredModule[] {
  const storing: Storing = { locale, writer, messages: {}, ids: new Set() }
  const stored = storeList(input, 'modules', definitionOf, storing)
  if (Object.keys(storing.messages).length > 0) throw new Failure('invalid', { fields: storing.messages })
  return stored
}

/** The same for one module and the models that are allowed in its place; messages name its own fields. */
export function storeModule(
  input: unknown,
  locale: Locale,
  { known, writer }: { known: Definitions; writer: Writer },
): StoredModule {
  const storing: Storing = { locale, writer, messages: {}, ids: new Set() }
  const stored = storeAt(input, '', known, storing)
  if (Object.keys(storing.messages).length > 0) throw new Failure('invalid', { fields: storing.messages })
  return stored
}

function storeList(input: unknown[], path: string, known: Definitions, storing: Storing): StoredModule[] {
  return input.map((item, index) => storeAt(item, `${path}.${index}.`, known, storing))
}

/** `path` precedes the names of its fields in messages. */
function storeAt(input: unknown, path: string, known: Definitions, storing: Storing): StoredModule {
  const { locale, messages } = storing
  const given = (typeof input === 'object' && input !== null ? input : {}) as ModuleInput
  const definition = known(given.model)
  const id = idFor(given, storing)
  if (!definition) {
    messages[`${path}model`] = [strings.unknownModel[locale]]
    return { id, model: '', version: 0, fields: {} }
  }
  const { model, version } = definition
  const parsed = parseIn(locale, moduleSchema(definition), given)
  if (!parsed.ok) {
    for (const [field, list] of Object.entries(parsed.fields)) messages[`${path}${field}`] = list
    return { id, model, version, fields: {} }
  }
  const fields = parsed.value as Record<string, unknown>
  for (const code of htmlFields(definition)) {
    if (!mayWrite(storing.writer, fields[code] as string))
      messages[`${path}${code}`] = [strings.htmlForAdmins[locale]]
  }
  const nested = mapNested(definition, fields, (list, place, definitions) =>
    storeList(list, `${path}${place}`, definitions, storing),
  )
  return { id, model, version, fields: nested }
}

function mayWrite({ role, known }: Writer, code: string): boolean {
  return role === 'admin' || code === '' || known?.has(code) === true
}

/** The module's own id, or a new one where it has none or the same as another module, as a copied one does. */
function idFor({ id }: ModuleInput, { ids }: Storing): string {
  const isOwn = typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && !ids.has(id)
  const given = isOwn ? id : randomUUID()
  ids.add(given)
  return given
}

/**
 * Converts stored modules to the form in which calls answer them. A module that cannot be read is left out and logged, so that it
 * does not break its page.
 */
export function readModules(
  stored: StoredModule[],
  log: Logger,
  known: Definitions = definitionOf,
): Module[] {
  return readList(stored, log, null, known)
}

function readList(stored: unknown, log: Logger, parent: string | null, known: Definitions): Module[] {
  if (!Array.isArray(stored)) {
    log.warn('modules left out: they are no list')
    return []
  }
  return stored
    .flatMap((module: StoredModule) => readModule(module, log, parent, known))
    .map((module, order) => ({ ...module, order }))
}

function readModule(stored: StoredModule, log: Logger, parent: string | null, known: Definitions): Module[] {
  const definition = known(stored?.model)
  if (!definition) {
    log.warn({ module: stored?.id, model: stored?.model }, 'module left out: unknown model')
    return []
  }
  try {
    if (typeof stored.id !== 'string') throw new TypeError('The module has no id')
    // The schema also sanitises rich text, so that output is clean by the current rules.
    const parsed: Record<string, unknown> = moduleSchema(definition).parse(migrated(definition, stored))
    const fields = mapNested(definition, parsed, (list, _, definitions) =>
      readList(list, log, stored.id, definitions),
    )
    return [{ ...fields, id: stored.id, model: definition.model, parent, order: 0 }]
  } catch (error) {
    log.warn(
      { module: stored.id, model: stored.model, err: error },
      'module left out: it does not fit its schema',
    )
    return []
  }
}

/** The fields of a stored module, migrated to the current schema. */
export function migrated(definition: ModuleDefinition, stored: StoredModule): Record<string, unknown> {
  let { fields } = stored
  for (let version = stored.version; version < definition.version; version++) {
    const step = definition.migrations?.[version]
    if (!step) throw new Error(`No migration of ${definition.model} from version ${version}`)
    fields = step(fields)
  }
  return fields
}

export function htmlFields({ fields }: ModuleDefinition): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'html')
}
