import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { nearest } from './nearest.ts'

/** What Foyer reads, and what a repository usually has besides. */
const FOLDERS = [
  ...[
    'content',
    'database',
    'endpoints',
    'facts',
    'jobs',
    'modules',
    'office',
    'plugins',
    'public',
    'resources',
  ],
  ...['screens', 'shops', 'slots', 'strings', 'theme'],
]
const OTHERS_FOLDERS = ['data', 'docs', 'node_modules', 'scripts', 'tests']
const CODE = /\.(?:[cm]?[jt]sx?|css)$/
const CONFIGURATION = /\.config\.[cm]?[jt]s$/

/** Folders and code at the top of the house that nothing reads: mostly a name that is spelt wrong. */
export function topOfFolder(house: string): string[] {
  return readdirSync(house, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    if (name.startsWith('.')) return []
    if (entry.isDirectory()) {
      if (FOLDERS.includes(name) || OTHERS_FOLDERS.includes(name)) return []
      const meant = nearest(name, FOLDERS)
      return [
        meant
          ? `Foyer reads no folder "${name}": is it meant to be "${meant}"?`
          : `Foyer reads no folder "${name}". It reads ${FOLDERS.join(', ')}.`,
      ]
    }
    if (!CODE.test(name) || CONFIGURATION.test(name) || name === 'house.ts') return []
    return [`Foyer reads no "${name}" at the top of the folder: only house.ts.`]
  })
}

/** Without it browsers show the icon of Foyer. */
export function favicon(house: string): string[] {
  const places = [path.join('theme', 'icon.svg'), path.join('public', 'favicon.svg')]
  if (places.some((file) => existsSync(path.join(house, file)))) return []
  return ['There is no theme/icon.svg: browsers show an icon that is not yours.']
}
