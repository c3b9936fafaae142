import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'

const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'

/** Renders drawings as black and white pictures. A browser does it, because it can load the typeface. */
export interface PlateMaker {
  develop(drawing: string, width: number, height: number): Promise<Buffer>
  close(): Promise<void>
}

export async function openPlateMaker(): Promise<PlateMaker> {
  const browser: Browser = await chromium.launch({
    // Without it, the browser that Playwright has installed.
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  const page = await browser.newPage()
  const font = (await readFile(fileURLToPath(import.meta.resolve(FONT)))).toString('base64')
  await page.setContent(`<style>
    @font-face { font-family: Bricolage; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; font-stretch: 75% 100% }
    body { margin: 0; background: #fff } svg { display: block }
  </style><p style="font-family: Bricolage">Aä</p>`)
  await page.evaluate('document.fonts.ready')
  return {
    async develop(drawing, width, height) {
      await page.setViewportSize({ width, height })
      await page.evaluate((svg) => {
        document.body.innerHTML = svg
      }, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="#000">${drawing}</svg>`)
      return page.screenshot({ type: 'png' })
    },
    close: () => browser.close(),
  }
}
