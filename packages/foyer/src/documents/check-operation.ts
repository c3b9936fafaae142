import { Failure } from '../contract/errors.ts'
import type { Insert, Move, Operation, Update } from '../module-tree/operations.ts'
import type { Since } from '../module-tree/since.ts'
import type { DocumentModule, FieldsByName, Place, Tree } from '../module-tree/tree.ts'
import { anyDefinitionOf, definitionOf } from '../modules/catalog.ts'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import { moduleSchema } from '../modules/kit/validation.ts'
import { pageFields } from '../pages/contract.ts'
import { unfold } from '../pages/folding.ts'
import { type Definitions, nestedFields, roomAt } from '../pages/nested-modules.ts'
import { htmlFields, type ModuleInput, storeModule } from '../pages/stored-modules.ts'
import { parseIn } from '../platform/endpoints/messages.ts'
import { refuse } from '../saving/refuse.ts'
import type { Saving } from '../saving/subject.ts'
import { knownHtml } from './known-html.ts'
import { type NamedPicture, picturesIn } from './known-pictures.ts'
import type { OpenDocument } from './open-document.ts'
import { strings } from './strings.ts'

interface Checking {
  saving: Saving
  open: OpenDocument
  tree: Tree
  since: Since
  /** The required pictures of the modules in all operations; `requirePictures` looks for them in one query. */
  pictures: NamedPicture[]
}

/**
 * Checks an operation, whichever call it comes from: the fields of its module are checked and cleaned, its place must accept such
 * a module, and the writer must be allowed to write it.
 */
export async function checkOperation(checking: Checking, operation: Operation): Promise<Operation> {
  switch (operation.kind) {
    case 'insert':
      return checkInsert(checking, operation)
    case 'update':
      return checkUpdate(checking, operation)
    case 'move':
      return checkMove(checking, operation)
    case 'remove':
      return operation
  }
}

async function checkInsert(
  { saving, open, tree, since, pictures }: Checking,
  operation: Insert,
): Promise<Insert> {
  const { module, at } = operation
  const known = definitionsAt(saving, tree, since, at)
  const writer = { role: saving.viewer.role, known: await knownHtml(saving, open, module) }
  const input = inputOf(module)
  const checked = unfold(storeModule(input, saving.locale, { known, writer }))
  // A module in a list that its parent does not have would be lost without a message.
  if (countOf(checked) !== countOf(module)) refuse(saving, 'place', strings.noPlace)
  pictures.push(...picturesIn(checked))
  return { ...operation, module: checked }
}

async function checkUpdate(
  { saving, open, tree, since, pictures }: Checking,
  operation: Update,
): Promise<Update> {
  const { module, fields } = operation
  if (module === null) {
    if (open.document.pageId === null) throw new Failure('not_found')
    return { ...operation, fields: parseSome(saving, writtenWords, fields) }
  }
  const node = tree.nodes.get(module) ?? since.removed.get(module)?.module
  if (!node) throw new Failure('not_found')
  const definition = anyDefinitionOf(node.model) ?? refuse(saving, 'model', strings.unknownModel)
  const ownFields = ownFieldsOf(definition)
  const unknown = Object.keys(fields).find((name) => !ownFields.includes(name))
  if (unknown !== undefined) refuse(saving, unknown, strings.unknownField)
  const parsed = parseSome(saving, moduleSchema(definition), fields)
  for (const name of htmlFields(definition)) {
    const isNew = Object.hasOwn(parsed, name) && parsed[name] !== node.fields[name]
    if (isNew && saving.viewer.role !== 'admin') refuse(saving, name, strings.htmlForAdmins)
  }
  for (const [name, field] of nestedFields(definition)) {
    if (field.kind !== 'columns' || !Object.hasOwn(parsed, name)) continue
    parsed[name] = (parsed[name] as { classes: string }[]).map(({ classes }) => ({ classes }))
  }
  pictures.push(...picturesIn({ id: module, model: node.model, fields: parsed, lists: {} }))
  return { ...operation, fields: parsed }
}

async function checkMove({ saving, tree, since }: Checking, operation: Move): Promise<Move> {
  const { module, at } = operation
  const model = (tree.nodes.get(module) ?? since.removed.get(module)?.module)?.model
  if (model === undefined) throw new Failure('not_found')
  if (!definitionsAt(saving, tree, since, at)(model)) refuse(saving, 'place', strings.noPlace)
  return operation
}

/**
 * The modules that are allowed in a place. Where the parent was just removed by another editor, it is a conflict and not a wrong
 * place.
 */
function definitionsAt(saving: Saving, tree: Tree, since: Since, { parent, place }: Place): Definitions {
  if (parent === null) return place === '' ? definitionOf : refuse(saving, 'place', strings.noPlace)
  const node = tree.nodes.get(parent) ?? since.removed.get(parent)?.module
  const definition = anyDefinitionOf(node?.model) ?? refuse(saving, 'parent', strings.noPlace)
  return roomAt(definition, place)?.definitions ?? refuse(saving, 'place', strings.noPlace)
}

/** The fields of a page as an editor may write them: the title cannot be emptied. */
const writtenWords = pageFields.extend({ title: pageFields.shape.title.min(1) })

/** Checks only the given fields, each by its own rule. */
function parseSome(
  { locale }: Saving,
  schema: ReturnType<typeof moduleSchema>,
  fields: FieldsByName,
): FieldsByName {
  const names = Object.keys(fields).filter((name) => Object.hasOwn(schema.shape, name))
  const some = schema.pick(Object.fromEntries(names.map((name) => [name, true])) as never)
  const parsed = parseIn(locale, some, fields)
  if (!parsed.ok) throw new Failure('invalid', { fields: parsed.fields })
  return parsed.value as FieldsByName
}

/** The fields that an update can name: nested modules are changed by operations of their own. */
export function ownFieldsOf(definition: ModuleDefinition): string[] {
  return Object.keys(definition.fields).filter((name) => {
    const kind = definition.fields[name]?.kind
    return kind !== 'children' && kind !== 'modules'
  })
}

/** A module in the form that storing expects: with its nested modules among its fields. */
function inputOf({ id, model, fields, lists }: DocumentModule): ModuleInput {
  const definition = anyDefinitionOf(model)
  const input: ModuleInput = { ...fields, id, model }
  for (const [name, field] of definition ? nestedFields(definition) : []) {
    const value = fields[name]
    if (field.kind !== 'columns') input[name] = (lists[name] ?? []).map(inputOf)
    else if (Array.isArray(value)) {
      input[name] = value.map((column: unknown, index) => ({
        ...(typeof column === 'object' ? column : {}),
        children: (lists[`${name}.${index}.children`] ?? []).map(inputOf),
      }))
    }
  }
  return input
}

function countOf({ lists }: DocumentModule): number {
  return Object.values(lists)
    .flat()
    .reduce((sum, child) => sum + countOf(child), 1)
}
