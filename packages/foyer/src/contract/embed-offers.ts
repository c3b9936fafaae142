import { facts } from '#house/facts'
import type { EmbedProviderName } from './embed-providers.ts'

/** Whether the house allows frames of this provider: `embeds` in `house.ts`, and without it all of them. */
export function isEmbedAllowed(provider: EmbedProviderName, allowed = facts.embeds): boolean {
  return allowed?.includes(provider) ?? true
}
