import { test as base, expect, type Page } from '@playwright/test'
import { CONSENT_COOKIE } from '../../packages/foyer/src/contract/cookies.ts'
import { type Consent, NOTHING_BUT_REQUIRED } from '../../packages/foyer/src/ui/consent.ts'
import { axeFindings, WCAG_22_AA } from './axe.ts'
import { SERVER_ADDRESS } from './browser-set-up.ts'
import { findAddress } from './find-address.ts'
import { LOGINS, type TestRole } from './logins.ts'

export { expect }

interface Fixtures {
  /** Problems that a test causes on purpose, such as the browser's own message about a 404. */
  allowedProblems: RegExp[]
  /** The visitor's cookie consent before the test begins; without one the consent dialog is open. */
  consent: Consent | 'undecided'
  login(role: TestRole): Promise<void>
  /** The address of a page of the demo, by its address without the id. */
  addressOf(start: string): Promise<string>
}

/** For tests of animations: `test.use(WITH_MOTION)`. All others run without, so that they do not wait for them. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' as const } }

/** Playwright's own message about a service worker that it blocks. */
const OWN_WORDS = /Service Worker registration blocked by Playwright/

/** A browser in which a console message, an error or a foreign request fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
  baseURL: async ({}, use) => use(process.env[SERVER_ADDRESS]),
  allowedProblems: [[], { option: true }],
  consent: [NOTHING_BUT_REQUIRED, { option: true }],

  context: async ({ context, baseURL, allowedProblems, consent }, use) => {
    if (consent !== 'undecided') {
      const value = encodeURIComponent(JSON.stringify(consent))
      await context.addCookies([{ name: CONSENT_COOKIE, value, url: String(baseURL) }])
    }
    const problems: string[] = []
    context.on('console', (message) => {
      // The tests miss more pages in a minute than the limit for a visitor, so this call is refused sometimes.
      if (message.location().url.includes('/api/dashboard-error-log')) return
      if (['error', 'warning'].includes(message.type()) && !OWN_WORDS.test(message.text()))
        problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (problem) => problems.push(`page error: ${problem.error().message}`))
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL)
        problems.push(`request elsewhere: ${request.url()}`)
    })
    await use(context)
    const unexpected = problems.filter((problem) => !allowedProblems.some((allowed) => allowed.test(problem)))
    expect(unexpected, 'problems in the browser').toEqual([])
  },

  // A test that does not say what to wait for continues when the page is hydrated.
  page: async ({ page }, use) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options)
      if (!options?.waitUntil) await untilAlive(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload.call(page, options)
      if (!options?.waitUntil) await untilAlive(page)
      return answer
    }
    await use(page)
  },

  addressOf: async ({ request }, use) => {
    await use(async (start) => findAddress(await (await request.get('/sitemap.xml')).text(), start))
  },

  login: async ({ context, baseURL }, use) => {
    await use(async (role) => {
      await context.request.get('/api/user-details')
      const token = (await context.cookies(baseURL)).find(({ name }) => name === 'csrftoken')?.value ?? ''
      const answer = await context.request.post('/api/user-login', {
        data: LOGINS[role],
        headers: { 'X-CSRFToken': token },
      })
      expect(answer.status(), `${role} logs in`).toBe(200)
    })
  },
})

/** Waits until React has hydrated the page (`use-scroll.ts`). Not for long, because a test may block the code of its page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.evaluate(useControl).catch(() => {})
  await page.waitForFunction(isAlive, undefined, { timeout: 5000 }).catch(() => {})
}

/** A page that waits with its scripts until a control is used (`scripts` in house.ts) gets them. */
const useControl = () => {
  if (!document.querySelector('script[data-on="use"]')) return
  document.querySelector('button, input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
}

const isAlive = () => history.scrollRestoration === 'manual'

/** Opens a page and waits until it is hydrated: earlier input of a test would get lost. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(isAlive)
}

/** Expects the sticky navigation, whose code is loaded after the page. */
export async function expectLowerEdge(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: /Schnellzugriff|Quick access/ })).toBeAttached()
}

/**
 * Expects that axe finds nothing on the page, or in a part of it. Animations are finished first, because a fading text has too
 * little contrast. What the browser skips until it is in view is laid out: axe would measure it where it never stands.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isCalm) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
  })
  const found = await axeFindings(page, WCAG_22_AA, within)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  if (!isCalm) await page.emulateMedia({ reducedMotion: null })
  expect(found, 'accessibility violations').toEqual([])
}
