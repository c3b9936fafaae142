import { createContext } from 'react'

/** Whether the last navigation asked for the page to stay where it is scrolled to (`preventScrollReset`). */
export const StaysContext = createContext<() => boolean>(() => false)
