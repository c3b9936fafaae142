/** What `modules/<model>/view.tsx` of a house imports: what our own views are made of. */
export { Picture } from '../domains/media/picture.tsx'
export type { ContentOf, Module } from '../modules/kit/define-module.ts'
export { RichText } from '../modules/kit/rich-text.tsx'
export { Words } from '../modules/kit/words.tsx'
export { Link } from '../ui/link.tsx'
export { useFormat } from '../ui/use-format.ts'
export { useLocale, useStrings } from '../ui/use-locale.ts'
