import type { Locale } from '../../../contract/locale.ts'
import type { Values } from '../../calls.ts'

export interface PreviewProps {
  /** The current values of the form, saved or not. */
  values: Values
  locale: Locale
}
