import type { Locale } from '../../../contract/locale.ts'
import type { Values } from '../../calls.ts'

export interface PreviewProps {
  /** What stands in the form now, saved or not. */
  values: Values
  locale: Locale
}
