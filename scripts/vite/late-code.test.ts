import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, createServer, type InlineConfig } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { LATE_CODE_FILE, lateCode } from './late-code.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A small site in a folder of its own, which exports what its declarations were given. */
function siteOf(main: string): InlineConfig {
  const root = mkdtempSync(path.join(tmpdir(), 'late-code-'))
  folders.push(root)
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('src/ui/on-demand.ts', 'export const onDemand = (load: unknown, options?: object) => options')
  write(
    'src/ui/on-first-interaction.tsx',
    'export const onFirstInteraction = (load: unknown, options?: object) => options',
  )
  write('src/shell/footer.tsx', 'export default () => null')
  write('src/shell/dialog.tsx', 'export const dialog = 1')
  write('src/shell/main.ts', main)
  write('package.json', '{"type":"module"}')
  return { root, configFile: false, logLevel: 'silent', plugins: [lateCode()] }
}

const IMPORTS = `
  import { onDemand } from '../ui/on-demand.ts'
  import { onFirstInteraction as later } from '../ui/on-first-interaction.tsx'
`
const DECLARED = `${IMPORTS}
  export const footer = later(() => import('./footer.tsx'))
  export const dialog = onDemand(() => import('./dialog.tsx'), { comesByItself: true })
`

type Declared = Record<string, { file?: string; comesByItself?: boolean } | undefined>

async function built(config: InlineConfig): Promise<Declared> {
  const outDir = path.join(config.root ?? '', 'out')
  await build({ ...config, build: { ssr: 'src/shell/main.ts', outDir } })
  return import(path.join(outDir, 'main.js'))
}

async function inDevelopment(config: InlineConfig): Promise<Declared> {
  const server = await createServer({
    ...config,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  })
  try {
    return (await server.ssrLoadModule('/src/shell/main.ts')) as Declared
  } finally {
    await server.close()
  }
}

describe.each([
  ['the build', built],
  ['development', inDevelopment],
])('late code in %s', (_where, load) => {
  it('is told its source file, derived from the import', async () => {
    const { footer, dialog } = await load(siteOf(DECLARED))
    expect(footer).toEqual({ file: 'src/shell/footer.tsx' })
    expect(dialog).toEqual({ file: 'src/shell/dialog.tsx', comesByItself: true })
  })

  it('is refused where the file does not exist', async () => {
    const site = siteOf(`${IMPORTS} export const gone = onDemand(() => import('./gone.tsx'))`)
    await expect(load(site)).rejects.toThrow('onDemand() imports ./gone.tsx, which does not exist')
  })

  it.each([
    "const name = './dialog.tsx'; export const a = onDemand(() => import(name))",
    "export const a = onDemand(() => import('./dialog' + '.tsx'))",
    "const load = () => import('./dialog.tsx'); export const a = onDemand(load)",
    "export const a = onDemand(async () => (await import('./dialog.tsx')).dialog)",
    "const options = {}; export const a = onDemand(() => import('./dialog.tsx'), options)",
  ])('is refused where the import is not written out: %s', async (main) => {
    await expect(load(siteOf(IMPORTS + main))).rejects.toThrow('takes the import as it is, written out')
  })
})

it('the browser is told no file; the build lists them all beside its manifest', async () => {
  const site = siteOf(DECLARED)
  const outDir = path.join(site.root ?? '', 'out')
  await build({
    ...site,
    build: { outDir, rolldownOptions: { input: 'src/shell/main.ts', preserveEntrySignatures: 'strict' } },
  })
  const list = JSON.parse(readFileSync(path.join(outDir, LATE_CODE_FILE), 'utf8'))
  expect(list).toEqual({
    onDemand: ['src/shell/dialog.tsx'],
    onFirstInteraction: ['src/shell/footer.tsx'],
    comesByItself: ['src/shell/dialog.tsx'],
  })
})

it('files that share a chunk are named in the manifest, those that are imported at once are not', async () => {
  const site = siteOf(`${DECLARED}
    export { dialog as atOnce } from './dialog.tsx'
    export const other = later(() => import('./other.tsx'))
  `)
  writeFileSync(path.join(site.root ?? '', 'src/shell/other.tsx'), 'export default () => 1')
  const outDir = path.join(site.root ?? '', 'out')
  const groups = [{ name: 'together', test: /(footer|other)\.tsx$/ }]
  await build({
    ...site,
    build: {
      ...{ outDir, manifest: true },
      rolldownOptions: {
        ...{ input: 'src/shell/main.ts', preserveEntrySignatures: 'strict' },
        output: { codeSplitting: { groups } },
      },
    },
  })
  const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'))
  expect(manifest['src/shell/footer.tsx'].file).toMatch(/^assets\/together-/)
  expect(manifest['src/shell/other.tsx']).toEqual(manifest['src/shell/footer.tsx'])
  expect(manifest['src/shell/dialog.tsx']).toBeUndefined()
})
