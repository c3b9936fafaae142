import type { Call } from '../../contract/endpoint.ts'
import { documents } from '../../documents/endpoints.ts'
import type { Operation } from '../../module-tree/operations.ts'
import { type Tree, treeOf } from '../../module-tree/tree.ts'
import type { Change } from '../outbox/advance.ts'

/** One document on the server. Every call may fail with a `Failure`. */
export interface DocumentServer {
  head(): Promise<{ version: number; tree: Tree }>
  /** The changes after a version, the oldest first; perhaps not all at once. */
  changes(since: number): Promise<Change[]>
  write(base: number, id: string, operations: Operation[]): Promise<void>
}

export function documentServer(call: Call, id: number, user: number): DocumentServer {
  return {
    async head() {
      const { shown_version: version, modules, fields } = await call(documents.document, { id })
      return { version, tree: treeOf(modules, fields) }
    },
    async changes(since) {
      const { data } = await call(documents.changes, { id, since })
      return data.map((change) => ({ ...change, isMine: change.author_id === user }))
    },
    async write(base_version, operation_id, operations) {
      await call(documents.write, { id }, { base_version, operation_id, operations })
    },
  }
}
