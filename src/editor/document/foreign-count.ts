import type { Change } from '../outbox/advance.ts'

export interface ForeignCount {
  /** Marks a write as made in this tab. */
  own(id: string): string
  add(changes: Change[]): void
  count(module: string, field: string): number
}

/** Counts how often others have changed each field: other people, or the same person in another tab. */
export function createForeignCount(): ForeignCount {
  const own = new Set<string>()
  const counts = new Map<string, number>()
  return {
    own(id) {
      own.add(id)
      return id
    },
    add(changes) {
      for (const { operation_id, operations } of changes) {
        if (operation_id !== null && own.has(operation_id)) continue
        for (const operation of operations) {
          if (operation.kind !== 'update') continue
          for (const field of Object.keys(operation.fields)) {
            const key = `${operation.module}.${field}`
            counts.set(key, (counts.get(key) ?? 0) + 1)
          }
        }
      }
    },
    count: (module, field) => counts.get(`${module}.${field}`) ?? 0,
  }
}
