import type { Storage } from './storage.ts'

/**
 * A storage whose files are still being moved to it: what is new is stored in it, and what it does not have yet is read where it was.
 * Both forget what is removed.
 */
export function movingStorage(to: Storage, from: Storage): Storage {
  return {
    put: to.put,
    read: async (key, part) => (await to.read(key, part)) ?? from.read(key, part),
    sizeOf: async (key) => (await to.sizeOf(key)) ?? from.sizeOf(key),
    async remove(key) {
      await from.remove(key)
      await to.remove(key)
    },
    async removeAll(folder) {
      await from.removeAll(folder)
      await to.removeAll(folder)
    },
    async *list() {
      yield* to.list()
      for await (const file of from.list()) if ((await to.sizeOf(file.key)) === null) yield file
    },
  }
}
