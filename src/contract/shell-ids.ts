/** Ids by which the shell finds its own parts; nothing an editor writes may answer in their place. */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  'main-content',
  'page-data',
  'site-footer',
  'tag-manager',
  'unsupported-browser',
  'webshop-content',
])
