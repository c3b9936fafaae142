/** Where the raw HTML of a module is a document of its own; a version's words never change, so neither does what is there. */
export function moduleFrameUrl(versionId: number, moduleId: string, field: string): string {
  return `/html-frames/${versionId}/${moduleId}/${field}`
}
