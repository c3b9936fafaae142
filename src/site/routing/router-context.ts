import { createContext } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'

/** How loaders make calls: directly on the server, over HTTP in the browser. */
export const callContext = createContext<(locale: Locale) => Call>()
