import { expect } from 'vitest'
import type { FoyerProcess } from './foyer-process.ts'

/** Expects that the process refused to start: exit code 1, and on stderr one clear sentence instead of a stack. */
export async function expectOneSentence(process: FoyerProcess, sentence: RegExp): Promise<void> {
  const started = process.opened.then(() => {
    throw new Error('It started all the same')
  })
  const { code } = await Promise.race([process.ended, started])
  const { stderr, stdout } = process.output
  expect(stderr).toMatch(sentence)
  expect(stderr.trim().split('\n'), 'one line').toHaveLength(1)
  expect(stderr.trim()).toMatch(/^[A-Z].*\.$/)
  expect(stderr + stdout).not.toMatch(/\n\s+at .+:\d+|node:internal|\[cause\]|Error:/)
  expect(stdout).not.toContain('Foyer is open')
  expect(code).toBe(1)
}
