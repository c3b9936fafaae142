import type { Strings } from '../contract/define-strings.ts'

/** What `modules/<model>/schema.ts` of a house imports. */
export type { Bilingual } from '../contract/locale.ts'
export {
  anchor,
  boolean,
  choice,
  dateTime,
  day,
  image,
  items,
  link,
  number,
  reference,
  references,
  richText,
  string,
  time,
} from '../fields/kinds.ts'
export { type ContentOf, defineModule } from '../modules/kit/define-module.ts'

/** Declares the texts of a module in German and English. */
/* @__NO_SIDE_EFFECTS__ */
export function defineStrings<const S extends Strings>(strings: S): S {
  return strings
}
