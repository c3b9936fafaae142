import type { Config } from './config.ts'

/** The address of the house for code that has no request to read it from: the test shop and its mail. */
export function houseAddress({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}
