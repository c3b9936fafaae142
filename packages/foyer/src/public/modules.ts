/** What `modules/<model>/schema.ts` of a house imports. */
export { defineStrings } from '../contract/define-strings.ts'
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
