import { useSyncExternalStore } from 'react'

/** A value that several parts of the shell look at, and that outlives every one of them. Browser only. */
export interface Store<T> {
  get(): T
  set(change: Partial<T> | ((value: T) => Partial<T>)): void
  subscribe(listener: () => void): () => void
}

export function createStore<T extends object>(initial: T): Store<T> & { initial: T } {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set(change) {
      value = { ...value, ...(typeof change === 'function' ? change(value) : change) }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One part of a store. The server, and the browser while it hydrates, see what the store began with. */
export function useStore<T extends object, S>(store: Store<T> & { initial: T }, pick: (value: T) => S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.initial),
  )
}
