import type { ThemeChoice } from './roles.ts'

/** Gives `theme/theme.ts` its types: `export default defineTheme({ colours: { page: { ground: '#fff', figure: '#111' } } })`. */
export function defineTheme(theme: ThemeChoice): ThemeChoice {
  return theme
}
