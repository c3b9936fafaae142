import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNKS } from './packages/foyer/src/build/chunks.ts'

/** Two builds of the same views: one for browsers, and one with which the server renders. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'src/site/public',
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Styles must be loaded before a view. Scripts find each other, and a list of all of them would be larger than most scripts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/site/entry-client.tsx', output: { codeSplitting: { groups: CHUNKS } } },
  },
}))
