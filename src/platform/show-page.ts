import type { Call } from '../contract/endpoint.ts'
import type { Context } from './context.ts'

/**
 * Renders a page of the site for whoever asks, to be looked at and not to be used: nothing in it runs, and it is kept nowhere. What
 * its calls answer can be changed on the way. The site does it, the areas only know that it can be done.
 */
export type ShowPage = (context: Context, path: string, change: (call: Call) => Call) => Promise<string>
