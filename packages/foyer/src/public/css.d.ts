/** What `tsconfig.json` of a house names in `types`, so that the compiler knows what importing a style sheet gives. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css' {}

/** What Node knows of every file; a plugin says with it where it is. */
interface ImportMeta {
  dirname: string
}
