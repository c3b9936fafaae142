/** 1 §4 Page header loading: true unless the path appears among the addresses of the page's siblings, in any language. */
export function isPageHeaderLoading(pathname: string, siblingUrls: readonly string[]): boolean {
  return !siblingUrls.includes(pathname)
}
