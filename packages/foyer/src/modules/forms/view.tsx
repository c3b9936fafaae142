import { hubspotFrame } from '../../fields/embed-address.ts'
import { Embed } from '../../ui/embed.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import type { forms } from './schema.ts'
import { viewStrings } from './view-strings.ts'

export default function FormsView({ module }: { module: ContentOf<typeof forms> }) {
  const t = useStrings(viewStrings)
  return <Embed provider="hubspot" src={hubspotFrame(module.hubspot_id)} title={t.form} ratio="1 / 1" />
}
