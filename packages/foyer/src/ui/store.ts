import { useSyncExternalStore } from 'react'

/** A value that several parts of the shell read and that outlives all of them. In the browser only. */
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

/** One part of a store. On the server and during hydration it is the initial value. */
export function useStore<T extends object, S>(store: Store<T> & { initial: T }, pick: (value: T) => S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.initial),
  )
}
