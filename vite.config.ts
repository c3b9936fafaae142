import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lateCode } from './scripts/vite/late-code.ts'
import { routerApart } from './scripts/vite/router-apart.ts'

const COMMON =
  /src\/(contract\/(define-strings|endpoint|format-count|links|locale)|domains\/\w+\/endpoints|pages\/endpoints|domains\/media\/picture|site\/shell\/(fallback\/put-aside|info-layer\/announce|sticky\/scroll-to-top)|ui\/(berlin-clock|bookable|breadcrumbs|button|format|head|in-order|link|on-demand|on-first-interaction|page-header|screen|strings|ticket-link|use-format|use-locale))\.(tsx?|module\.css)$/

/** What every page of a single thing needs: an event, a production, a venue. */
const DETAIL =
  /src\/domains\/programme\/screens\/detail\/(detail-section|plain-text|section-strings|strings)\./

/** Two builds of the same views: one for browsers, one for the server to render with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lateCode(), ...(isSsrBuild ? [] : [routerApart()])],
  publicDir: isSsrBuild ? false : 'src/site/public',
  build: {
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Styles must be there before a view; scripts find each other, and a list of them all would be longer than most.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/site/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // What never changes between two deployments, in one piece: it compresses best so, and stays in the browser's
                // cache. What the entry does without comes with whoever needs it.
                { name: 'libraries', test: /node_modules|rolldown/, tags: ['$initial'] },
                // What nearly every screen needs: twenty files of a few lines each would weigh twice as much.
                { name: 'common', test: COMMON },
                { name: 'detail', test: DETAIL },
              ],
            },
          },
        },
  },
}))
