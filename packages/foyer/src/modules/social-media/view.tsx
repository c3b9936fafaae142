import { embedProvider } from '../../contract/embed-providers.ts'
import { Embed } from '../../ui/embed.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import type { socialMedia } from './schema.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

export default function SocialMediaView({ module }: { module: ContentOf<typeof socialMedia> }) {
  const t = useStrings(viewStrings)
  const { embed } = module
  if (!embed) return null
  const title = t.post(embedProvider(embed.provider).name)
  return (
    <div className={styles.post}>
      <Embed provider={embed.provider} src={embed.address} title={title} ratio="4 / 5" />
    </div>
  )
}
