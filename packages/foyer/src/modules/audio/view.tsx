import { embedProvider } from '../../contract/embed-providers.ts'
import { Embed } from '../../ui/embed.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import type { audio } from './schema.ts'
import { viewStrings } from './view-strings.ts'

export default function AudioView({ module }: { module: ContentOf<typeof audio> }) {
  const t = useStrings(viewStrings)
  const { embed_code: embed, media_type } = module
  if (!embed) return null
  const title = t[media_type || 'sound'](embedProvider(embed.provider).name)
  return <Embed provider={embed.provider} src={embed.address} title={title} ratio="auto" />
}
