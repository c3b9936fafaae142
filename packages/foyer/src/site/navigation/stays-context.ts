import { createContext } from 'react'

/** Whether the last navigation asked to leave the scroll position unchanged (`preventScrollReset`). */
export const StaysContext = createContext<() => boolean>(() => false)
