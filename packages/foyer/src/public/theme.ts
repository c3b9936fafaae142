/** What `theme/theme.ts` imports. */
export { defineTheme } from '../house/theme/define-theme.ts'
export { fromDesignTokens } from '../house/theme/design-tokens.ts'
export { LOOKS as looks } from '../house/theme/looks.ts'
export type { Face, FontFile, Pair, ThemeChoice } from '../house/theme/roles.ts'
