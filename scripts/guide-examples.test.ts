import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkFolder } from '../packages/foyer/src/commands/check/check-folder.ts'
import { writeHouse } from '../packages/foyer/src/commands/create/write-house.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { root } from './root.mjs'

/**
 * The examples of the guides, and of the reference pages of parts, together in one house: whoever types them in has something that
 * works. A block is an example if its first line names the file: `// modules/pledge/schema.ts`.
 */
const DOCUMENTS = ['docs/guides/*.md', 'docs/reference/{modules,screens,slots,testing,words}.md']
const BLOCK = /^```(?:tsx?|css)\n(?:\/\/|\/\*) ([\w./-]+\.(?:tsx?|css))(?: \*\/)?\n(.*?)^```$/gms

const { folder, remove } = temporaryFolder()
afterAll(remove)

const examples = globSync(DOCUMENTS, { cwd: root })
  .sort()
  .flatMap((document) =>
    [...readFileSync(path.join(root, document), 'utf8').matchAll(BLOCK)].map(([, file = '', code = '']) => ({
      ...{ document, file, code },
    })),
  )

const house = path.join(folder, 'house')
const answers = { name: 'Kiln', timeZone: 'Europe/London', languages: ['de' as const, 'en' as const] }
const look = {
  look: 'plain' as const,
  shop: { factory: 'noShop', facts: {} },
  content: 'empty' as const,
}
writeHouse({ ...answers, ...look, email: 'ada@kiln.example', folder: house, package: '^0.1.0' }, '')
symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
for (const { file, code } of examples) {
  const target = path.join(house, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, code)
}

usePlugin(path.join(house, 'house.ts'))

const run = (program: string, ...args: string[]) => {
  const { FOYER_HOUSE: _, NODE_ENV: __, VITEST: ___, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, program), ...args], {
    ...{ cwd: house, env, encoding: 'utf8' },
  })
  return { status, said: stdout + stderr }
}

/** As the guide says it: `house.ts` names the plugin. */
function usePlugin(file: string): void {
  const said = readFileSync(file, 'utf8').replace(/\n\}\)\n$/, '\n  plugins: [bells()],\n})\n')
  writeFileSync(file, `import { bells } from './plugins/bells/plugin.ts'\n${said}`)
}

it('every guide with code has examples, and no two write different files of one name', () => {
  const guides = new Set(examples.map(({ document }) => path.basename(document)))
  for (const guide of [
    ...[
      'add-a-module.md',
      'add-a-screen.md',
      'add-a-resource.md',
      'add-a-shop.md',
      'brand-a-house.md',
      'write-a-plugin.md',
    ],
  ])
    expect(guides).toContain(guide)
  const codes = Map.groupBy(examples, ({ file }) => file)
  for (const [file, same] of codes) {
    expect(new Set(same.map(({ code }) => code)).size, `${file} in ${same.map((one) => one.document)}`).toBe(
      1,
    )
  }
})

it('the examples are in order together: migrations, check, types and tests', async () => {
  for (const migration of [['works'], ['times', '--plugin', 'bells']]) {
    const written = run('packages/foyer/bin/foyer.js', 'migration', ...migration)
    expect(written, written.said).toMatchObject({ status: 0 })
  }
  expect(await checkFolder(house)).toEqual([])
  // Here the package is TypeScript, which a house with other settings may find fault with; installed, it is not.
  const ofHouse = run('node_modules/typescript/bin/tsc', '-p', '.').said.split('\n')
  expect(ofHouse.filter((line) => line !== '' && !line.startsWith('..'))).toEqual([])
  const tests = run('packages/foyer/bin/foyer.js', 'test')
  expect(tests.status, tests.said).toBe(0)
}, 240_000)
