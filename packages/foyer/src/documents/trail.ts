import type { Operation } from '../module-tree/operations.ts'
import type { PastWrite } from '../module-tree/since.ts'
import type { Saving, Values } from '../saving/subject.ts'
import { type Action, record } from '../saving/trail.ts'
import type { OpenDocument } from './open-document.ts'

/** Records what was done to a document: only the changed values, under their module and field. */
export async function recordWrite(
  saving: Saving,
  open: OpenDocument,
  action: Action,
  { operations, inverse }: PastWrite,
): Promise<void> {
  // Inverses are in the opposite order. Of several values before, the first counts; of several values after, the last.
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
  // This subject has no fields: the values are those of modules, which differ from document to document.
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
