import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CONSENT_COOKIE } from '../packages/foyer/src/contract/cookies.ts'
import { NOTHING_BUT_REQUIRED } from '../packages/foyer/src/ui/consent.ts'
import { startServer } from '../tests/support/start-server.ts'
import { findBrowser } from './find-browser.ts'
import { root, useHouse } from './root.mjs'

/**
 * Takes the pictures of the three houses for README.md, side by side: home, programme and an evening, on a wide window and on a phone,
 * and an evening on paper.
 *
 *     node scripts/picture-houses.ts
 */
const PICTURES = path.join(root, 'docs/images/houses')
const HOUSES = [
  { house: 'meridian', hasShop: true, home: '/de', programme: '/de/programm', calls: '/de/api' },
  { house: 'lindhalle', hasShop: true, home: '/de', programme: '/de/programm', calls: '/de/api' },
  { house: 'tannery', hasShop: false, home: '/en', programme: '/en/events', calls: '/en/api' },
]
const WINDOWS = { wide: { width: 1440, height: 1100 }, phone: { width: 390, height: 844 } }
/** The width of one house within a picture. */
const COLUMN = { wide: 640, phone: 300, paper: 420 }
const GAP = 16
/** Otherwise the question about cookies would be in front. */
const ANSWERED = encodeURIComponent(JSON.stringify(NOTHING_BUT_REQUIRED))

type Shots = Record<string, Buffer>

async function shoot(browser: Browser, { house, hasShop, home, programme, calls }: (typeof HOUSES)[number]) {
  const server = await startServer({ house, hasShop })
  const shots: Shots = {}
  try {
    const list = await fetch(`${server.address}${calls}/events/?page_size=30`)
    const { results } = (await list.json()) as { results: { url: string; production: object | null }[] }
    const evening = results.find(({ production }) => production)?.url ?? results[0]?.url ?? home
    for (const [window, viewport] of Object.entries(WINDOWS)) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      await page.context().addCookies([{ name: CONSENT_COOKIE, value: ANSWERED, url: server.address }])
      for (const [name, address] of Object.entries({ home, programme, evening })) {
        await page.goto(server.address + address, { waitUntil: 'networkidle' })
        shots[`${name}-${window}`] = await page.screenshot({ animations: 'disabled' })
        if (name === 'evening' && window === 'wide') {
          await page.emulateMedia({ media: 'print' })
          await page.setViewportSize({ width: 794, height: 1123 })
          shots['evening-paper'] = await page.screenshot({ animations: 'disabled' })
          await page.emulateMedia({ media: 'screen' })
        }
      }
      await page.close()
    }
  } finally {
    await server.stop()
  }
  return shots
}

async function sideBySide(name: string, shots: Buffer[], width: number): Promise<void> {
  const columns = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ width }).toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...columns.map(({ info }) => info.height))
  const picture = sharp({
    create: { width: columns.length * (width + GAP) - GAP, height, channels: 3, background: '#888' },
  }).composite(columns.map(({ data }, n) => ({ input: data, left: n * (width + GAP), top: 0 })))
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(path.join(PICTURES, `${name}.webp`), await picture.webp({ quality: 78 }).toBuffer())
}

useHouse()
const furnished = mkdtempSync(path.join(tmpdir(), 'foyer-pictures-'))
// It reads the house when it is loaded.
const { HOUSES: FURNISHED } = await import('../tests/support/furnish.ts')
process.env[FURNISHED] = furnished
const browser = await chromium.launch({ executablePath: await findBrowser() })
try {
  const all: Shots[] = []
  for (const house of HOUSES) all.push(await shoot(browser, house))
  for (const name of Object.keys(all[0] ?? {})) {
    const kind = name.split('-').at(-1) as keyof typeof COLUMN
    await sideBySide(
      name,
      all.map((shots) => shots[name] as Buffer),
      COLUMN[kind],
    )
  }
} finally {
  await browser.close()
  rmSync(furnished, { recursive: true })
}
