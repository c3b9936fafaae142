import { Caption } from '../kit/caption.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import type { selfHostedVideo } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

/**
 * A film on our own server: nothing foreign is requested, and it does not play by itself. The still picture reserves
 * its room.
 */
export default function SelfHostedVideoView({ module }: { module: ContentOf<typeof selfHostedVideo> }) {
  const { file, title, image_obj: still, image_thumbnails } = module
  return (
    <figure>
      {/* biome-ignore lint/a11y/useMediaCaption: the module has no field for captions (2 §3) */}
      <video
        className={styles.video}
        src={file}
        poster={image_thumbnails?.large}
        style={{ aspectRatio: still ? `${still.width} / ${still.height}` : '16 / 9' }}
        aria-label={title || still?.alt}
        controls
        playsInline
        preload="none"
      />
      <Caption text={title} image={still} />
    </figure>
  )
}
