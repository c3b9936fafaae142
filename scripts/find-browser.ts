import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The headless shell comes first: it renders the same pages with a third less work.
const NAMES = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
]
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium or Chrome that starts: an installed one, else Playwright's own, else a package of Debian. */
export async function findBrowser(): Promise<string> {
  const found = installed() ?? (await playwrights()) ?? debians()
  if (!found)
    throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROME_PATH.')
  return found
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env.CHROME_PATH ?? '', ...onPath, ...USUAL_PLACES].find(starts)
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  if (starts(file)) return file
  console.log('· no Chromium found; asking Playwright for one')
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  return [file].find(starts)
}

function debians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('· installing a Chromium package')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '-qq', '--no-install-recommends', name)
    const found = installed()
    if (found) return found
  }
  return undefined
}

/** Some systems have a stub with that name which only explains how to install a browser. */
function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0
}
