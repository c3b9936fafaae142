/** Ids by which the shell finds its own elements; content of editors must not use them. */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  'main-content',
  'page-data',
  'site-footer',
  'tag-manager',
  'unsupported-browser',
  'webshop-content',
])
