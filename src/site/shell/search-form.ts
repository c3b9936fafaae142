import { onFirstInteraction } from '../../ui/on-first-interaction.tsx'

/**
 * The search form beside a screen. Until its code has come it is the plain form of the server, which keeps what is typed and
 * can be sent.
 */
export const SearchForm = onFirstInteraction(() => import('./search-form-part.ts'))
