import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { AxeResults, Result, RunOptions } from 'axe-core'

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A third of what axe's builder would send twice for every check. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type WithAxe = Window &
  typeof globalThis & { axe: { run(part: unknown, options: RunOptions): Promise<AxeResults> } }

/** The findings of axe on a page, or in a part of it: one line each. */
export async function axeFindings(page: Page, tags: string[], within?: string): Promise<string[]> {
  const options: RunOptions = {
    runOnly: tags,
    // Describing what is right takes longer than finding it.
    resultTypes: ['violations'],
    // None of these rules reads the style sheets themselves.
    preload: { assets: ['media'] },
  }
  // Only with frames it takes a second page to put the findings together.
  const violations = await (page.frames().length === 1
    ? runOnPage(page, options, within)
    : runInFrames(page, options, within))
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

async function runOnPage(page: Page, options: RunOptions, within?: string): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([part, how]) => (await (window as WithAxe).axe.run(part ?? document, how)).violations,
    [within, options] as const,
  )
}

async function runInFrames(page: Page, options: RunOptions, within?: string): Promise<Result[]> {
  const axe = new AxeBuilder({ page, axeSource: source }).options(options)
  return (await (within ? axe.include(within) : axe).analyze()).violations
}
