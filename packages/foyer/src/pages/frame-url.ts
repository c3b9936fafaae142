/**
 * The address of the frame for the raw HTML of a module. The content of a version never changes, so that of its frame does not
 * either.
 */
export function moduleFrameUrl(versionId: number, moduleId: string, field: string): string {
  return `/html-frames/${versionId}/${moduleId}/${field}`
}
