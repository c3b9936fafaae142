import type { Call } from '../contract/endpoint.ts'
import type { Context } from './context.ts'

/**
 * Renders a page of the site for the viewer, to look at only: its scripts do not run, and it is not stored. `change` can alter
 * the answers of its calls. The site implements it; the areas only know this type.
 */
export type ShowPage = (context: Context, path: string, change: (call: Call) => Call) => Promise<string>
