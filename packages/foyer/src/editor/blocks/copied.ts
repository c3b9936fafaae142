import { isValidLink } from '../../contract/valid-link.ts'
import { embedAddress } from '../../fields/embed-address.ts'
import type { Fields } from '../../fields/kinds.ts'
import type { DocumentModule, FieldsByName } from '../../module-tree/tree.ts'
import { anyDefinitionOf, definitionOf } from '../../modules/catalog.ts'
import type { ModuleDefinition, ModuleField } from '../../modules/kit/define-module.ts'

const MARK = 'foyer-modules'
const LONGEST = 1_000_000
const MOST = 200

/** Modules as text for the clipboard, because browsers and other programs pass text on unchanged. */
export function textOfModules(modules: DocumentModule[]): string {
  return JSON.stringify({ [MARK]: modules })
}

interface Reading {
  newId(): string
  /** Removes from rich text what could run: it is shown before the server has checked it. */
  clean(html: string): string
}

/**
 * The modules in copied text, with new ids; null for other text. The text may come from anyone: only valid values of a
 * module's fields are used, and the server checks them again.
 */
export function modulesInText(text: string, reading: Reading): DocumentModule[] | null {
  if (text.length > LONGEST || !text.startsWith(`{"${MARK}"`)) return null
  try {
    const { [MARK]: list } = JSON.parse(text) as Record<string, unknown>
    const modules = readList(list, anyDefinitionOf, { ...reading, left: MOST })
    return modules.length > 0 ? modules : null
  } catch {
    return null
  }
}

type Known = (model: unknown) => ModuleDefinition | undefined
type Counting = Reading & { left: number }

function readList(list: unknown, known: Known, reading: Counting): DocumentModule[] {
  return (Array.isArray(list) ? list : []).flatMap((one) => readModule(one, known, reading) ?? [])
}

function readModule(input: unknown, known: Known, reading: Counting): DocumentModule | null {
  const given = asRecord(input)
  const definition = known(given.model)
  if (!definition || reading.left === 0) return null
  reading.left -= 1
  const inner = asRecord(given.lists)
  const lists: Record<string, DocumentModule[]> = {}
  const take = (place: string, of: Known) => {
    const list = readList(inner[place], of, reading)
    if (list.length > 0) lists[place] = list
  }
  const fields = readFields(definition.fields, asRecord(given.fields), reading)
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind === 'modules') take(name, definitionOf)
    if (field.kind === 'columns')
      for (const [index] of (fields[name] as unknown[]).entries())
        take(`${name}.${index}.children`, definitionOf)
    if (field.kind === 'children') {
      const of = field.of as readonly ModuleDefinition[]
      take(name, (model) => of.find((kind) => kind.model === model))
    }
  }
  return { id: reading.newId(), model: definition.model, fields, lists }
}

function readFields(fields: Record<string, ModuleField>, given: FieldsByName, reading: Reading) {
  const values = Object.entries(fields).map(([name, field]) => [name, readValue(field, given[name], reading)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as FieldsByName
}

/** The value for a field; undefined if it is not valid. */
function readValue(field: ModuleField, value: unknown, reading: Reading): unknown {
  switch (field.kind) {
    case 'children':
    case 'modules':
      return undefined
    case 'columns':
      return columnsIn(value)
    case 'richText':
      return typeof value === 'string' ? reading.clean(value) : undefined
    case 'link':
      return typeof value === 'string' && (value === '' || isValidLink(value)) ? value : undefined
    case 'embed':
      return embedAddress(String(asRecord(value).address ?? ''), field.providers) ?? undefined
    case 'items':
      return Array.isArray(value)
        ? value.slice(0, field.max).map((one) => readFields(field.fields as Fields, asRecord(one), reading))
        : undefined
    case 'choice':
      return field.options.find((option) => option === value)
    case 'references':
    case 'choices':
      return Array.isArray(value) ? value.filter(isPlain).slice(0, MOST) : undefined
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'number':
    case 'decimal':
    case 'image':
    case 'reference':
      return typeof value === 'number' || value === null ? value : undefined
    default:
      return typeof value === 'string' || value === null ? value : undefined
  }
}

/** The classes are written into markup, so only known characters are allowed. */
function columnsIn(value: unknown): { classes: string }[] {
  const columns = (Array.isArray(value) ? value.slice(0, 4) : []).map((one) => asRecord(one).classes)
  const right = columns.map((classes) => ({
    classes: typeof classes === 'string' && /^[a-z0-9 -]{0,200}$/.test(classes) ? classes : 'small-12',
  }))
  return right.length > 0 ? right : [{ classes: 'small-12' }]
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
