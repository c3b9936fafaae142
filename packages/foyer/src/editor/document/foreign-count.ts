import type { Change } from '../outbox/advance.ts'

export interface ForeignCount {
  /** Marks a write as made in this window. */
  own(id: string): string
  /** True if the same person made one of the changes elsewhere: in another window, or by restoring a version. */
  add(changes: Change[]): boolean
  count(module: string, field: string): number
}

/** Counts how often other people have changed each field. */
export function createForeignCount(): ForeignCount {
  const own = new Set<string>()
  const counts = new Map<string, number>()
  return {
    own(id) {
      own.add(id)
      return id
    },
    add(changes) {
      const elsewhere = changes.filter(({ operation_id }) => operation_id === null || !own.has(operation_id))
      for (const { isMine, operations } of elsewhere) {
        if (isMine) continue
        for (const operation of operations) {
          if (operation.kind !== 'update') continue
          for (const field of Object.keys(operation.fields)) {
            const key = `${operation.module}.${field}`
            counts.set(key, (counts.get(key) ?? 0) + 1)
          }
        }
      }
      return elsewhere.some(({ isMine }) => isMine)
    },
    count: (module, field) => counts.get(`${module}.${field}`) ?? 0,
  }
}
