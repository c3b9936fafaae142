export const PARTS = ['configuration', 'database', 'storage', 'mail', 'shop', 'certificate', 'clock'] as const

/** What was found out about a part of the installation, in one sentence. Sentences show no secret. */
export interface Finding {
  part: (typeof PARTS)[number]
  /** `bad` must be mended, `note` is worth knowing. */
  state: 'good' | 'note' | 'bad'
  says: string
}

export const finder =
  (part: Finding['part']) =>
  (state: Finding['state'], says: string): Finding => ({ part, state, says })

/** What an error says, without a login that an address in it may hold. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  const words = (message || code || 'it does not answer').split('\n', 1)[0] ?? ''
  return words.replaceAll(/\/\/[^\s/@]*@/g, '//…@').replace(/\.$/, '')
}

export const inMegabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
