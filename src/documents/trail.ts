import type { Operation } from '../module-tree/operations.ts'
import type { PastWrite } from '../module-tree/since.ts'
import type { Saving, Values } from '../saving/subject.ts'
import { type Action, record } from '../saving/trail.ts'
import type { OpenDocument } from './open-document.ts'

/** Writes down what was done to a document: only what changed, each value under its module and field. */
export async function recordWrite(
  saving: Saving,
  open: OpenDocument,
  action: Action,
  { operations, inverse }: PastWrite,
): Promise<void> {
  // The inverses come in the opposite order: what was there first counts, and what is there last.
  const before = Object.assign({}, ...inverse.map(valuesOf))
  const after = Object.assign({}, ...operations.map(valuesOf))
  await recordChange(saving, open, action, { before, after })
}

export async function recordChange(
  saving: Saving,
  { document, slug, words }: Pick<OpenDocument, 'document' | 'slug' | 'words'>,
  action: Action,
  change: { before: Values | null; after: Values | null },
): Promise<void> {
  const title = slug ?? String(words.title ?? '')
  const subject = { area: 'pages', model: 'document', titleOf: () => title }
  // A document has no fields of its own: its modules have, and they differ.
  await record(saving, subject, action, [{ id: document.id, ...change }])
}

function valuesOf(operation: Operation): Values {
  switch (operation.kind) {
    case 'update':
      return Object.fromEntries(
        Object.entries(operation.fields).map(([name, value]) => [under(operation.module, name), value]),
      )
    case 'move':
      return { [under(operation.module, 'place')]: operation.at }
    case 'insert':
      return { [operation.module.id]: operation.module }
    case 'remove':
      return { [operation.module]: null }
  }
}

const under = (module: string | null, name: string) => (module === null ? name : `${module}.${name}`)
