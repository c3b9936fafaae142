import assert from 'node:assert/strict'
import { after, test as nodeTest } from 'node:test'
import { closeViews } from '../build/testing/render-views.ts'
import { checkFolder } from '../commands/check/check-folder.ts'
import { houseFolder } from '../house/folder.ts'

/** What tests of a house import. They run on the test runner of Node: `foyer test`. */
export { renderModule, renderScreen } from '../build/testing/render-views.ts'
export { openShop, shopVisitor } from '../webshop/open-for-tests.ts'

after(closeViews)

/** One test; it fails if it throws. */
export function test(name: string, run: () => unknown): void {
  nodeTest(name, async () => {
    await run()
  })
}

/** What `foyer check` finds wrong in the folder of the house, one sentence each. */
export function checkHouse(): Promise<string[]> {
  return checkFolder(houseFolder)
}

/** Fails unless both are the same, however deep. */
export function equal(actual: unknown, expected: unknown): void {
  assert.deepEqual(actual, expected)
}

/** Fails unless the text has these words. */
export function contains(text: string, words: string): void {
  ok(text.includes(words), `The text has no "${words}":\n${text}`)
}

/** Fails with the message if the value is false, empty or missing. */
export function ok(value: unknown, message: string): void {
  assert.ok(value, message)
}
