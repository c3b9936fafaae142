import { randomUUID } from 'node:crypto'
import { Failure, type FieldMessages } from '../contract/errors.ts'
import type { Locale } from '../contract/locale.ts'
import { definitionOf } from '../modules/catalog.ts'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import type { Column, Module } from '../modules/kit/fields.ts'
import { moduleSchema } from '../modules/kit/validation.ts'
import { parseIn } from '../platform/endpoints/messages.ts'
import type { Logger } from '../platform/log.ts'
import { strings } from './strings.ts'

/** A module as it is kept: its fields under the version of the schema they were written by. */
export interface StoredModule {
  id: string
  model: string
  version: number
  fields: Record<string, unknown>
}

/** A module as somebody wants it kept. */
export interface ModuleInput {
  id?: string
  model: string
  [field: string]: unknown
}

/** What is known while modules are stored: messages by path, and the ids given so far. */
interface Storing {
  locale: Locale
  messages: FieldMessages
  ids: Set<string>
}

/** Checks modules against the catalog and gives them the form they are stored in. */
export function storeModules(input: unknown[], locale: Locale): StoredModule[] {
  const storing: Storing = { locale, messages: {}, ids: new Set() }
  const stored = input.map((item, index) => storeModule(item, `modules.${index}`, storing))
  if (Object.keys(storing.messages).length > 0) throw new Failure('invalid', { fields: storing.messages })
  return stored
}

function storeModule(input: unknown, path: string, storing: Storing): StoredModule {
  const { locale, messages } = storing
  const given = (typeof input === 'object' && input !== null ? input : {}) as ModuleInput
  const definition = definitionOf(given.model)
  const id = idFor(given, storing)
  if (!definition) {
    messages[`${path}.model`] = [strings.unknownModel[locale]]
    return { id, model: '', version: 0, fields: {} }
  }
  const parsed = parseIn(locale, moduleSchema(definition), given)
  if (!parsed.ok) {
    for (const [field, list] of Object.entries(parsed.fields)) messages[`${path}.${field}`] = list
    return { id, model: definition.model, version: definition.version, fields: {} }
  }
  const fields = parsed.value as Record<string, unknown>
  for (const name of columnFields(definition)) {
    fields[name] = (fields[name] as Omit<Column, 'index'>[]).map((column, c) => ({
      classes: column.classes,
      children: column.children.map((child, i) =>
        storeModule(child, `${path}.${name}.${c}.children.${i}`, storing),
      ),
    }))
  }
  return { id, model: definition.model, version: definition.version, fields }
}

/** Its own id, or a new one where it has none or shares it with another, as a copied module does. */
function idFor({ id }: ModuleInput, { ids }: Storing): string {
  const isOwn = typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && !ids.has(id)
  const given = isOwn ? id : randomUUID()
  ids.add(given)
  return given
}

/**
 * Gives stored modules the form in which calls answer them. One that cannot be read is left out and logged: a page is
 * never broken by one of its modules.
 */
export function readModules(stored: StoredModule[], log: Logger, parent: string | null = null): Module[] {
  if (!Array.isArray(stored)) {
    log.warn('modules left out: they are no list')
    return []
  }
  return stored
    .flatMap((module) => readModule(module, log, parent))
    .map((module, order) => ({ ...module, order }))
}

function readModule(stored: StoredModule, log: Logger, parent: string | null): Module[] {
  const definition = definitionOf(stored?.model)
  if (!definition) {
    log.warn({ module: stored?.id, model: stored?.model }, 'module left out: unknown model')
    return []
  }
  try {
    if (typeof stored.id !== 'string') throw new TypeError('The module has no id')
    // The schema also sanitises rich text: what is shown is clean by today's rules.
    const fields: Record<string, unknown> = moduleSchema(definition).parse(migrated(definition, stored))
    for (const name of columnFields(definition)) {
      fields[name] = (fields[name] as { classes: string; children: StoredModule[] }[]).map(
        (column, index) => ({
          index,
          classes: column.classes,
          children: readModules(column.children, log, stored.id),
        }),
      )
    }
    return [{ ...fields, id: stored.id, model: definition.model, parent, order: 0 }]
  } catch (error) {
    log.warn(
      { module: stored.id, model: stored.model, err: error },
      'module left out: it does not fit its schema',
    )
    return []
  }
}

function migrated(definition: ModuleDefinition, stored: StoredModule): Record<string, unknown> {
  let { fields } = stored
  for (let version = stored.version; version < definition.version; version++) {
    const step = definition.migrations?.[version]
    if (!step) throw new Error(`No migration of ${definition.model} from version ${version}`)
    fields = step(fields)
  }
  return fields
}

function columnFields(definition: ModuleDefinition): string[] {
  return Object.entries(definition.fields)
    .filter(([, field]) => field.kind === 'columns')
    .map(([name]) => name)
}
