import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './find-browser.ts'
import { pack } from './pack.ts'
import { root } from './root.mjs'

/**
 * Walks the first half hour of a new house as README.md says it, from the command to an evening that visitors see, with the packed
 * package and a real browser. Writes docs/guides/first-half-hour.md with the times, and its pictures:
 *
 *     node scripts/first-half-hour.ts
 */
const PICTURES = path.join(root, 'docs/images/first-half-hour')
const PAGE = path.join(root, 'docs/guides/first-half-hour.md')
const PORT = process.env.PORT ?? '3000'
const SITE = `http://localhost:${PORT}`
const PASSWORD = 'a kiln in the old gasworks'
const MOST_BYTES = 60_000

/** As fast as somebody who knows what to write: five letters a second, and a look before each click. */
const LETTER = 200
const LOOK = 2_000

const rows: string[] = []
let began = 0
let done = 0

/** Notes what was done, and how long it took. */
function note(what: string, picture?: { file: string; shows: string }): void {
  const now = Date.now()
  const seconds = (from: number) => Math.round((now - from) / 1000)
  const clock = `${Math.floor(seconds(began) / 60)}:${String(seconds(began) % 60).padStart(2, '0')}`
  rows.push(`| ${clock} | ${seconds(done)} s | ${what} | ${picture ? `[picture](#${picture.file})` : ''} |`)
  console.log(`${clock}  ${what}`)
  done = now
}

const shown: { file: string; shows: string }[] = []
async function take(page: Page, file: string, shows: string): Promise<{ file: string; shows: string }> {
  const before = Date.now()
  const png = await page.screenshot({ animations: 'disabled' })
  let quality = 80
  const encode = () => sharp(png).resize({ width: 900 }).webp({ quality }).toBuffer()
  let webp = await encode()
  while (webp.length > MOST_BYTES && quality > 20) {
    quality -= 10
    webp = await encode()
  }
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(path.join(PICTURES, `${file}.webp`), webp)
  shown.push({ file, shows })
  // A picture for this page is no work of whoever makes a house.
  began += Date.now() - before
  done += Date.now() - before
  return { file, shows }
}

/** Runs a command to its end, and answers its questions. */
async function run(folder: string, program: string, args: string[], answers = ''): Promise<void> {
  const child = spawn(program, args, { cwd: folder, stdio: ['pipe', 'inherit', 'inherit'], env: bare() })
  child.stdin?.end(answers)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}

/** Nothing of the repository: neither its packages nor its house. */
function bare(): NodeJS.ProcessEnv {
  const { FOYER_HOUSE: _, NODE_ENV: __, ...env } = process.env
  return { ...env, PORT, HOST: '127.0.0.1' }
}

/** Starts the site, and returns the link for the first admin when it is open. */
function start(folder: string): Promise<{ site: ChildProcess; link: string }> {
  const site = spawn('npm', ['start'], { cwd: folder, env: bare(), detached: true })
  let said = ''
  return new Promise((resolve, reject) => {
    site.once('close', () => reject(new Error(`The site ended:\n${said}`)))
    for (const stream of [site.stdout, site.stderr]) {
      stream.on('data', (words: Buffer) => {
        said += words
        const link = /http:\S+token=\S+/.exec(said)?.[0]
        if (link) resolve({ site, link })
      })
    }
  })
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.waitForTimeout(LOOK)
  await page.getByRole(role, { name }).first().click()
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByLabel(label).first()
  await field.click()
  await field.pressSequentially(text, { delay: LETTER })
}

async function save(page: Page): Promise<void> {
  await press(page, 'button', 'Save')
  await page.waitForURL(/\/\d+\/change\//)
}

/** Back to the list of what is left to do, and to one entry of it. */
async function step(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Way back' }).getByRole('link', { name: 'Back-office' }).click()
  await press(page, 'link', name)
}

async function walk(browser: Browser, link: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 780 }, timezoneId: 'Europe/London' })
  await page.goto(SITE)
  await press(page, 'button', 'Only required')
  note('look at the empty site', await take(page, 'empty', 'The site while it is empty'))

  await page.goto(link)
  await type(page, 'New password', PASSWORD)
  await press(page, 'button', 'Save the password')
  await page.getByRole('region', { name: 'Getting started' }).waitFor()
  note('choose a password', await take(page, 'first-steps', 'The back-office with what is left to do'))

  await press(page, 'link', 'Venues, rooms and opening hours')
  await type(page, /^Name/, 'The old gasworks')
  await type(page, 'Street and number', 'Canal Street 4')
  await type(page, 'City', 'London')
  await save(page)
  note('add a venue', await take(page, 'venue', 'The form of a venue'))

  await step(page, 'Venues, rooms and opening hours')
  await type(page, /^Name/, 'Kiln room')
  await type(page, 'Seats', '80')
  await save(page)
  note('add a room')

  await step(page, 'First production and first evening')
  await type(page, /^Title/, 'Fire and clay')
  await type(page, 'Subtitle', 'An evening at the open kiln')
  await page.waitForTimeout(LOOK)
  await page.getByRole('textbox', { name: 'Description', exact: true }).click()
  await page.keyboard.type('We open the kiln at night, and Ida Quint plays what the cooling clay sings.', {
    delay: LETTER,
  })
  await save(page)
  note('add a production', await take(page, 'production', 'The form of a production'))

  await step(page, 'First production and first evening')
  const evening = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.waitForTimeout(LOOK)
  await page.getByLabel(/^Begins/).fill(`${evening}T20:00`)
  await page.waitForTimeout(LOOK)
  await page.getByLabel(/^Ends/).fill(`${evening}T22:00`)
  await page.waitForTimeout(LOOK)
  const room = page.getByRole('combobox', { name: 'Room', exact: true })
  await room.click()
  await room.pressSequentially('Kiln', { delay: LETTER })
  await page.getByRole('listbox', { name: 'Room' }).getByRole('option').first().click()
  await save(page)
  note('add the first evening', await take(page, 'event', 'The form of an evening'))

  const visitor = await browser.newPage({ viewport: { width: 1200, height: 780 } })
  await visitor.goto(SITE)
  await press(visitor, 'button', 'Only required')
  await press(visitor, 'link', 'Programme')
  await press(visitor, 'link', /Fire and clay/)
  await visitor.getByRole('heading', { level: 1, name: 'Fire and clay' }).waitFor()
  note('see it as a visitor', await take(visitor, 'evening', 'The evening as visitors see it'))
}

function pageOf(size: number): string {
  const pictures = shown.map(
    ({ file, shows }) =>
      `### ${shows}\n\n<a id="${file}"></a>\n\n![${shows}](../images/first-half-hour/${file}.webp)\n`,
  )
  return `# The first half hour

What somebody does who makes a house from [the README](../../README.md#your-own-house), from the first command to an evening that visitors
see. A script did it with the packed package (${(size / 1e6).toFixed(1)} MB), on a machine with two cores, in a real browser: it types five
letters a second and looks two seconds before each click. People read and think besides; half an hour is enough for that.

| clock | took | what | |
|---|---|---|---|
${rows.join('\n')}

The commands are those of the README, the clicks those of the list *Getting started*, with which the back-office begins. The other entries
of this list (imprint, menu, tickets, mail, backup) are for the days until the site goes public.

## Pictures

${pictures.join('\n')}
Made by \`node scripts/first-half-hour.ts\`, which can be run again; it writes this page.
`
}

const outside = mkdtempSync(path.join(tmpdir(), 'first-half-hour-'))
let site: ChildProcess | undefined
let browser: Browser | undefined
try {
  const tarball = await pack(path.join(outside, 'package'))
  const { size } = statSync(tarball)
  browser = await chromium.launch({ executablePath: await findBrowser() })
  // The package is there: what comes now is the work of whoever makes a house.
  began = done = Date.now()
  const launcher = path.join(root, 'packages/foyer/bin/foyer.js')
  const answers = ['Kiln', 'London', 'en', 'plain', 'none', 'empty', 'ada@kiln.example', '']
  await run(
    outside,
    process.execPath,
    [launcher, 'create', 'my-house', '--package', tarball],
    answers.join('\n'),
  )
  note('`npx openfoyer create my-house`, and seven answers')
  const house = path.join(outside, 'my-house')
  await run(house, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
  note('`npm install`')
  const started = await start(house)
  site = started.site
  note('`npm start`, which builds the site')
  await walk(browser, started.link)
  writeFileSync(PAGE, pageOf(size))
} finally {
  await browser?.close()
  if (site?.pid) process.kill(-site.pid, 'SIGTERM')
  rmSync(outside, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}
