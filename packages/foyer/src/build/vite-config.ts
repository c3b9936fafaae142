import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { houseFolder, madeFolder } from '../house/folder.ts'
import { partFolders } from '../house/part-folders.ts'
import { CHUNKS } from './chunks.ts'
import { housePlugin } from './house-plugin.ts'
import { clientEntry, hasHousePublic, housePublic, packageSource, serverEntry } from './places.ts'

/** What describes items for search engines: a browser uses none of it, so not even an empty file of it is left. */
const ONLY_FUNCTIONS = /(structured-data|spoken-languages|preview-tags|ui[\\/]graph)\.[jt]sx?$/

/** What every build of a house, and its development server, have in common. A house has no settings of its own. */
const EVERYWHERE: InlineConfig = {
  configFile: false,
  root: houseFolder,
  cacheDir: `${madeFolder}/vite`,
  plugins: [housePlugin(), react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  // Otherwise a part of the package would be in the bundle and another part beside it, with two copies of its state.
  ssr: { noExternal: ['openfoyer'] },
}

/** Two builds of the same views: one for browsers, and one with which the server renders. */
export function buildConfig(part: 'client' | 'server', outDir: string): InlineConfig {
  const isServer = part === 'server'
  return {
    ...EVERYWHERE,
    logLevel: 'warn',
    publicDir: !isServer && hasHousePublic() ? housePublic : false,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: !isServer,
      ...(isServer && { ssr: serverEntry }),
      // Styles must be loaded before a view. Scripts find each other, and a list of all of them would be larger than most scripts.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
      },
      assetsInlineLimit: 0,
      rolldownOptions: isServer
        ? {}
        : {
            input: clientEntry,
            output: { codeSplitting: { groups: CHUNKS } },
            treeshake: { moduleSideEffects: [{ test: ONLY_FUNCTIONS, sideEffects: false }] },
          },
    },
  }
}

export function devConfig(server: NonNullable<InlineConfig['server']>): InlineConfig {
  return {
    ...EVERYWHERE,
    appType: 'custom',
    publicDir: hasHousePublic() ? housePublic : false,
    server: { ...server, fs: { allow: [packageSource, ...partFolders.map(({ folder }) => folder)] } },
  }
}
