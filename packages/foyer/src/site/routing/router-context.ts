import { createContext } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'

/** On the server: the answer to a form, for the loader that runs after it in the same request. */
export const answerContext = createContext<unknown>(null)

/** How loaders make calls: directly on the server, over HTTP in the browser. */
export const callContext = createContext<(locale: Locale) => Call>()
