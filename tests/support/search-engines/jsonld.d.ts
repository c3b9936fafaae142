/** The part of the library that the tests use; it brings no types. */
declare module 'jsonld' {
  interface Options {
    documentLoader: (url: string) => Promise<{ documentUrl: string; document: unknown }>
    /** Fails where something would be lost. */
    safe?: boolean
    format?: 'application/n-quads'
  }
  const jsonld: {
    expand(document: object, options: Options): Promise<Record<string, unknown>[]>
    toRDF(document: object, options: Options): Promise<unknown>
  }
  export default jsonld
}
