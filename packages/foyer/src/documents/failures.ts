import { Failure } from '../contract/errors.ts'
import type { Obstacle, Operation, OperationError } from '../module-tree/operations.ts'
import type { ClashError } from '../module-tree/rebase.ts'
import type { Place } from '../module-tree/tree.ts'
import type { Saving } from '../saving/subject.ts'
import type { OpenDocument } from './open-document.ts'
import { strings } from './strings.ts'

interface Failed {
  document: number
  version: number
  /** Whether other editors had changed something the writer had not seen. */
  isOld: boolean
  operation: Operation
}

const OBSTACLES: Record<Exclude<Obstacle, 'no-module'>, [field: string, text: keyof typeof strings]> = {
  'no-parent': ['parent', 'noPlace'],
  'no-neighbour': ['after', 'noNeighbour'],
  taken: ['id', 'taken'],
  'in-itself': ['parent', 'inItself'],
}

/** The failure as it is answered to the writer. */
export function failureOf(
  saving: Saving,
  error: unknown,
  { document, version, isOld, operation }: Failed,
): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'ClashError') {
    return new Failure('conflict', { details: { document, version, ...(error as ClashError).clash } })
  }
  if (error.name !== 'OperationError') return error
  const { obstacle } = error as OperationError
  if (obstacle === 'no-module') return new Failure('not_found')
  if (isOld) {
    const mine = 'at' in operation ? (operation.at satisfies Place) : operation
    const module = typeof operation.module === 'string' ? operation.module : (operation.module?.id ?? null)
    const details = { document, version, module, fields: [], base: null, theirs: null, mine }
    return new Failure('conflict', { details })
  }
  const [field, text] = OBSTACLES[obstacle]
  return new Failure('invalid', { fields: { [field]: [strings[text][saving.locale] as string] } })
}

/** The changes since this version have been deleted, so the write cannot be merged. */
export function unknownBase({ document, head }: OpenDocument, mine: Operation[]): Failure {
  const details = {
    document: document.id,
    version: head,
    module: null,
    fields: [],
    base: null,
    theirs: null,
    mine,
  }
  return new Failure('conflict', { details })
}
