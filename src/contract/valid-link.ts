import { isInternal, isSafeLink } from './links.ts'

/** Whether an editor may write it (2 §5 url): safe, and complete enough that it cannot be a slip of the pen. */
export function isValidLink(to: string): boolean {
  if (!isSafeLink(to) || /\s|\p{Cc}/u.test(to)) return false
  if (isInternal(to) || /^#[^#]+$/.test(to) || /^(mailto|tel):./i.test(to)) return true
  return /^https?:\/\/[^/\\]/i.test(to) && URL.canParse(to) && new URL(to).username === ''
}
