import type { Plugin } from 'vite'

/** React Router's hooks and components. */
const WITH_THE_PAGE = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/](hooks|components)\.js$/

/**
 * React Router keeps its router, a quarter of the libraries, in one file with two small things that its hooks import; so a
 * page that uses the hooks carries the router. This hands the hooks a copy of that file of their own, of which nothing
 * remains but those two things, and the router comes with whoever imports it. Where an update of React Router has made this
 * unnecessary or undone it, `check-bundle.mjs` says so by the size of a first page.
 */
export function routerApart(): Plugin {
  return {
    name: 'router-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/router\/router\.js$/ },
      async handler(source, importer, options) {
        if (!importer || !WITH_THE_PAGE.test(importer)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && { ...found, id: `${found.id}?for-hooks` }
      },
    },
  }
}
