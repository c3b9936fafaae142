import { sendLinks } from '../../packages/foyer/src/domains/accounts/link-mails.ts'
import type { Message } from '../../packages/foyer/src/platform/mail/mail.ts'
import type { startTestApp } from './test-app.ts'

type House = Awaited<ReturnType<typeof startTestApp>>

/** Catches the letters of accounts instead of sending them; `fetch` runs the jobs that write letters, and returns these. */
export function catchLetters({ app: { platform, house } }: House) {
  const caught: Message[] = []
  platform.mail.deliver = async (message) => void caught.push(message)
  return {
    async fetch(): Promise<Message[]> {
      await sendLinks(platform, house)
      return caught.splice(0)
    },
  }
}

export function tokenIn(letter: Message | undefined): string {
  return /\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
