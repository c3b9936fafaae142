import type { ContentOf } from '../kit/define-module.ts'
import { Words } from '../kit/words.tsx'
import type { selfHostedAudio } from './schema.ts'
import styles from './view.module.css'

export default function SelfHostedAudioView({ module }: { module: ContentOf<typeof selfHostedAudio> }) {
  return (
    <figure className={styles.recording}>
      <Words module={module} field="title" as="figcaption" className={styles.title} />
      {/* biome-ignore lint/a11y/useMediaCaption: the module has no field for captions (2 §3) */}
      <audio
        className={styles.audio}
        src={module.file}
        aria-label={module.title || undefined}
        controls
        preload="none"
      />
    </figure>
  )
}
