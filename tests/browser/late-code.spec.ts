import { readFileSync, statSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { SHELL_AHEAD, SHELL_PARTS } from '../../scripts/vite/chunks.ts'
import type { PageData } from '../../src/site/routing/page-data.ts'
import { expect, openAlive, test } from '../support/browser.ts'
import { stopTime } from '../support/time.ts'

const read = (file: string) => JSON.parse(readFileSync(`build/client/.vite/${file}`, 'utf8'))
const manifest: Record<string, { file: string }> = read('manifest.json')
const { onFirstInteraction }: { onFirstInteraction: string[] } = read('late-code.json')

const addressOf = (source: string) => `/${manifest[source]?.file}`
/** The names of a source's script: the hash in it is that of this build. */
const scriptOf = (source: string) => new RegExp(`${addressOf(source)}$`)

const NAVIGATION = 'src/site/routing/navigation-code.ts'
const FOOTER = 'src/site/shell/footer/site-footer.tsx'
const LANGUAGES = 'src/site/shell/header/language-switch.tsx'
const SEARCH = 'src/site/shell/search-form-part.ts'
/** What the first interaction brings on every page. */
const EVERYWHERE = [...SHELL_PARTS, ...SHELL_AHEAD]
const DETAIL = 'src/domains/programme/screens'
/** kB of JavaScript that a first page may bring (`scripts/check-bundle.mjs`). */
const ALLOWED = 102

/** The scripts a page asks for. */
function watchScripts(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) asked.add(pathname)
  })
  return asked
}

/** Views of modules on the page whose code may come later, by the address of their script. */
const deferredViews = (page: Page) =>
  page.locator('script#page-data').evaluate((element) => {
    const { code } = JSON.parse(element.textContent ?? '') as PageData
    return code.views.filter(({ deferred }) => deferred).map(({ file }) => file)
  })

/** Holds the scripts of source files back until they are let go. */
async function hold(page: Page, ...sources: string[]): Promise<() => void> {
  let go = () => {}
  const released = new Promise<void>((resolve) => {
    go = resolve
  })
  for (const source of sources)
    await page.route(scriptOf(source), async (route) => {
      await released
      await route.continue()
    })
  return go
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { stillTheSamePage: true }))
const isMarked = (page: Page) => page.evaluate(() => 'stillTheSamePage' in window)

test.describe('a first page', () => {
  test.use({ consent: 'undecided' })

  for (const [name, list, parts] of [
    ['home', null, []],
    ['programme', null, [`${DETAIL}/events-list/event-overview.tsx`]],
    ['event', 'events', [`${DETAIL}/event/sections.tsx`, `${DETAIL}/event/event-facts.tsx`]],
    ['production', 'productions', [`${DETAIL}/production/sections.tsx`]],
    ['article', 'articles', []],
  ] as const) {
    test(`(${name}) asks for no code that only an interaction needs, and for all of it after one; its JavaScript is at most ${ALLOWED} kB`, async ({
      page,
      request,
    }) => {
      const first = list && (await (await request.get(`/de/api/${list}/?page_size=1`)).json()).results[0].url
      const path = first ?? (name === 'home' ? '/de' : '/de/programm')
      const asked = watchScripts(page)
      await stopTime(page)
      await openAlive(page, path)
      await expect(page.getByRole('dialog')).toBeVisible()
      const later = [...EVERYWHERE, ...parts].map(addressOf).concat(await deferredViews(page))
      const all = [...later, ...onFirstInteraction.map(addressOf)]
      expect([...asked].filter((script) => all.includes(script))).toEqual([])
      const bytes = [...asked].reduce((sum, script) => sum + statSync(`build/client${script}.br`).size, 0)
      expect(asked.size).toBeGreaterThan(3)
      expect(bytes / 1024).toBeLessThanOrEqual(ALLOWED)

      await page.mouse.move(5, 5)
      await expect.poll(() => later.filter((script) => !asked.has(script))).toEqual([])
    })
  }
})

test.describe('what a visitor does before the code has come is done when it has come', () => {
  test('a button pressed before the page has come to life', async ({ page }) => {
    const go = await hold(page, `${DETAIL}/events.route.ts`)
    await page.setViewportSize({ width: 390, height: 844 })
    // By then the code of every page is evaluated, and waits for that of the screen.
    await page.goto('/de/programm', { waitUntil: 'domcontentloaded' })
    const menu = page.getByRole('button', { name: 'Menü', exact: true })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    go()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('a button pressed before any code has come', async ({ page }) => {
    const go = await hold(page, 'src/site/entry-client.tsx')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/de/programm', { waitUntil: 'domcontentloaded' })
    const menu = page.getByRole('button', { name: 'Menü', exact: true })
    await menu.click()
    go()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  for (const [button, opened] of [
    ['header [aria-label^="Sprache"]', 'a[lang=en]'],
    ['header [aria-haspopup=dialog]', 'dialog[open]'],
  ] as const)
    test(`a button pressed while React takes over the page: ${button}`, async ({ page }) => {
      await page.addInitScript((pressed) => {
        const listen = document.addEventListener.bind(document)
        document.addEventListener = (type: string, ...rest: [EventListener]) => {
          listen(type, ...rest)
          // React listens before it has looked at anything; it does so in a task of its own.
          if (type !== 'click') return
          document.addEventListener = listen
          queueMicrotask(() => document.querySelector<HTMLElement>(pressed)?.click())
        }
      }, button)
      await page.goto('/de/haus')
      await expect(page.locator(opened).first()).toBeVisible()
    })

  test('a button pressed between what React draws and the effects of it', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window)
      window.addEventListener = ((type: string, hear: EventListener, options?: AddEventListenerOptions) => {
        listen(type, hear, options)
        // The page notes where it is scrolled to as soon as it is drawn.
        if (type !== 'scroll' || options?.capture) return
        window.addEventListener = listen
        queueMicrotask(() => document.querySelector<HTMLElement>('header [aria-haspopup=dialog]')?.click())
      }) as typeof listen
    })
    await page.goto('/de/haus')
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  })

  test('a button of the footer, pressed as an assistive device does it', async ({ page }) => {
    const asked = watchScripts(page)
    await stopTime(page)
    await openAlive(page, '/de')
    await expect(page.locator('footer').getByRole('link', { name: 'Impressum' })).toBeVisible()
    expect([...asked]).not.toContain(addressOf(FOOTER))
    // Without a pointer, before any other sign of life.
    await page
      .getByRole('button', { name: 'Cookie-Einstellungen' })
      .evaluate((button: HTMLElement) => button.click())
    await page.clock.resume()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the button of the search opens it, and does not send its form', async ({ page }) => {
    const go = await hold(page, SEARCH)
    await openAlive(page, '/de')
    await mark(page)
    const form = page.locator('search[data-variant="header"]')
    await form.getByRole('button', { name: 'Suche', exact: true }).click()
    await expect(form.locator('input')).toBeHidden()
    go()
    await expect(form.locator('input')).toBeFocused()
    expect(await isMarked(page)).toBe(true)
  })

  test('what is typed into a field stays, and is searched for', async ({ page }) => {
    const go = await hold(page, SEARCH)
    await openAlive(page, '/de/magazin')
    const field = page.getByRole('main').getByRole('combobox')
    await field.click()
    await page.keyboard.type('wald')
    go()
    await expect(page.getByRole('main').getByRole('button', { name: 'Suche leeren' })).toBeVisible()
    await expect(field).toHaveValue('wald')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/search?q=wald')
  })

  test('a link is followed within the page, and the loading bar tells of it meanwhile', async ({ page }) => {
    const go = await hold(page, NAVIGATION)
    await openAlive(page, '/de')
    await mark(page)
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Das Haus' }).click()
    await expect(page.getByRole('progressbar', { name: 'Seite wird geladen' })).toBeVisible()
    await expect(page).toHaveURL('/de')
    go()
    await expect(page).toHaveURL('/de/haus')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await isMarked(page)).toBe(true)
  })

  test('of several links the last is followed, be it after a way within the page', async ({ page }) => {
    const go = await hold(page, NAVIGATION)
    await openAlive(page, '/de')
    await page.evaluate(() =>
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#ziel" id="ziel">Ziel</a>'),
    )
    await page.getByRole('link', { name: 'Ziel', exact: true }).click()
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Das Haus' }).click()
    go()
    await expect(page).toHaveURL('/de/haus')
    await expect(page).toHaveTitle(/^Das Haus/)
  })
})

test('no style that stands in the page is fetched again, and later ones keep the order of the layers', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
  })
  await openAlive(page, '/de')
  const inPage = await page
    .locator('link[rel=stylesheet][type]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(inPage.length).toBeGreaterThan(5)
  expect(asked).toEqual([])
  const lookOfTitle = () =>
    page.locator('h1').evaluate((title) => {
      const { fontFamily, fontWeight, letterSpacing } = getComputedStyle(title)
      return `${fontFamily} ${fontWeight} ${letterSpacing}`
    })
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Das Haus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const afterNavigation = await lookOfTitle()
  expect(asked.length, 'the other page has styles of its own').toBeGreaterThan(0)
  expect(asked.filter((style) => inPage.includes(style))).toEqual([])
  await page.reload()
  expect(await lookOfTitle()).toBe(afterNavigation)
})

test('what the server wrote of a part stands while its code is on the way, whatever changes around it', async ({
  page,
}) => {
  const go = await hold(page, LANGUAGES, SEARCH, FOOTER)
  await page.setViewportSize({ width: 1440, height: 800 })
  await openAlive(page, '/de')
  const asked = page.waitForRequest((request: Request) => scriptOf(LANGUAGES).test(request.url()))
  await page.evaluate(() => window.scrollTo(0, 600))
  await asked
  await expect(page.locator('header[data-scrolled]')).toBeVisible()
  const languages = page.getByRole('button', { name: 'Sprache: DE, Deutsch' })
  const search = page.locator('search[data-variant="header"]').getByRole('button')
  await expect(languages).toBeVisible()
  await expect(search).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  go()
  await languages.click()
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
})

test.describe('navigation code that cannot be had', () => {
  test.use({ allowedProblems: [/ERR_FAILED|Failed to load resource/] })

  test('leaves a link what it is without scripting', async ({ page }) => {
    await page.route(scriptOf(NAVIGATION), (route) => route.abort())
    await openAlive(page, '/de')
    await mark(page)
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Das Haus' }).click()
    await expect(page).toHaveURL('/de/haus')
    await expect(page).toHaveTitle(/Das Haus/)
    expect(await isMarked(page)).toBe(false)
  })
})

test('going back after a reload, before any interaction, leads to the page at that address', async ({
  page,
}) => {
  await openAlive(page, '/de')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Das Haus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await hold(page, NAVIGATION)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await expect(page).toHaveTitle('Haus Meridian')
})
