import { isInternal, isSafeLink } from './links.ts'

/** Whether an editor may save a link (2 §5 url): it must be safe, and complete enough not to be a typing error. */
export function isValidLink(to: string): boolean {
  if (!isSafeLink(to) || /\s|\p{Cc}/u.test(to)) return false
  if (isInternal(to) || /^#[^#]+$/.test(to) || /^(mailto|tel):./i.test(to)) return true
  return /^https?:\/\/[^/\\]/i.test(to) && URL.canParse(to) && new URL(to).username === ''
}
