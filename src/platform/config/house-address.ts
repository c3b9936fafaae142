import type { Config } from './config.ts'

/** Where people find the house, for those who are asked by no request: the shop beside it, and mail. */
export function houseAddress({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}
