import { embedProvider } from '../../contract/embed-providers.ts'
import { Embed } from '../../ui/embed.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import type { viewer } from './schema.ts'
import { viewStrings } from './view-strings.ts'

export const width = 'broad'

export default function ViewerView({ module }: { module: ContentOf<typeof viewer> }) {
  const t = useStrings(viewStrings)
  const embed = module.embed_code
  if (!embed) return null
  const title = t.leaf(embedProvider(embed.provider).name)
  return <Embed provider={embed.provider} src={embed.address} title={title} ratio="16 / 9" />
}
