/** The address of a calendar file as calendar programs follow it: they ask again by themselves. */
export function webcal(origin: string, path: string): string {
  return origin.replace(/^https?/, 'webcal') + path
}
