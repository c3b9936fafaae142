import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

/** What is said of the screens in the folder, by Node itself: here, views and styles could be imported. */
function saidOfScreens(files: Record<string, string>): string {
  mkdirSync(path.join(folder, 'screens'), { recursive: true })
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, 'screens', name), content)
  const reader = pathToFileURL(path.join(import.meta.dirname, 'read-screens.ts')).href
  const script = `const { readScreens } = await import('${reader}')
    await readScreens([{ folder: process.cwd() }]).then(() => console.log('fine'), (error) => console.log(error.message))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder }).toString()
}

it('a description that imports its view at once is refused with one sentence', () => {
  const screen = (view: string) =>
    `${view}\nexport default { path: '/works', view: () => import('./works.tsx') }`
  const files = { 'works.tsx': 'export default () => <p />', 'works.css': 'p { color: red }' }
  const refused =
    "screens/works.route.ts imports a view or styles, which Node cannot read: bring the view with view: () => import('./works.tsx').\n"
  expect(saidOfScreens({ ...files, 'works.route.ts': screen("import './works.tsx'") })).toBe(refused)
  expect(saidOfScreens({ ...files, 'works.route.ts': screen("import './works.css'") })).toBe(refused)
  expect(saidOfScreens({ 'works.route.ts': 'export default {' })).toMatch(
    /^screens\/works\.route\.ts cannot be read: /,
  )
  expect(saidOfScreens({ 'works.route.ts': screen('') })).toBe('fine\n')
})
