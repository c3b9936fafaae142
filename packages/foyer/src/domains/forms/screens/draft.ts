import type { Answers } from './answers.ts'

interface Draft {
  answers: Answers
  /** Sent with the form, so that a repeated call stores nothing twice. */
  key: string
  /** It has been sent, but it is unknown whether it arrived. */
  isTried: boolean
}

const nameOf = (form: number) => `form-${form}`

/**
 * What a visitor has typed, stored until it is sent, so that a reload, a lost connection or a login in between loses
 * nothing.
 */
export function readDraft(form: number): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null') as Draft | null
    return stored && typeof stored.key === 'string' && isRecord(stored.answers) ? stored : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function keepDraft(form: number, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(draft))
  } catch {
    // Without storage the form can still be sent.
  }
}

export function forgetDraft(form: number): void {
  try {
    sessionStorage.removeItem(nameOf(form))
  } catch {
    // Nothing was stored.
  }
}

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
