import { type BrowserContext, expect } from '@playwright/test'
import type { Message } from '../../packages/foyer/src/platform/mail/mail.ts'
import { LETTERS } from './letters-address.ts'

/** The path of the link in a letter; waits until the letter is written. */
export async function linkFor({ request }: BrowserContext, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const letters: Message[] = await (await request.get(LETTERS)).json()
      const letter = letters.findLast(({ to }) => to === email)
      link = /https?:\/\/[^/\s]+(\/\S+\?token=[\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
