import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../bin/run.js'

const SOURCES = [
  'src',
  'vite.config.ts',
  'scripts/vite',
  'scripts/check-bundle.mjs',
  'demo/pages/home.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build-worker.mjs',
  'scripts/precompress.mjs',
  'scripts/switch-build.mjs',
]
const file = path.join(root, 'build', '.stamp')

/** Whether there is a build of the current sources. */
export function isBuilt() {
  return existsSync(file) && readFileSync(file, 'utf8') === currentStamp()
}

export function writeStamp(stamp) {
  writeFileSync(file, stamp)
}

export function currentStamp() {
  const hash = createHash('sha256')
  for (const source of SOURCES.flatMap(filesIn)) {
    hash
      .update(`${source}\0`)
      .update(readFileSync(path.join(root, source)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(source) {
  if (path.extname(source) !== '') return [source]
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
}
