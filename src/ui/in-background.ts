let loading = 0

/** Loads code nobody waits for: where it fails, nothing happens. */
export async function inBackground<T>(load: () => Promise<T>): Promise<T> {
  loading++
  try {
    return await load()
  } finally {
    loading--
  }
}

/** Whether code that could not be had just now may have been of that kind. */
export function isLoadingInBackground(): boolean {
  return loading > 0
}
