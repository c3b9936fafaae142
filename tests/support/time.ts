import type { Page } from '@playwright/test'
import { TEST_TIME } from './logins.ts'

/** Stops the clock of a page, also before it is opened; `page.clock.runFor` moves it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: TEST_TIME })
  await page.clock.pauseAt(new Date(Date.parse(TEST_TIME) + 3_600_000))
}

/** Moves the clock and waits until the effects are rendered: React renders in a task of its own. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}
