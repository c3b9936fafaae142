/** Does a step and prints how long it took. */
export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  console.log(`· ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}
