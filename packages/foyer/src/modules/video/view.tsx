import { Caption } from '../kit/caption.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import { Film } from '../kit/film.tsx'
import type { video } from './schema.ts'

export const width = 'broad'

export default function VideoView({ module }: { module: ContentOf<typeof video> }) {
  const { title, length } = module
  return (
    <figure>
      <Film
        url={module.video_url}
        title={title}
        image={module.image_obj}
        sizes="(min-width: 85em) 80vw, 100vw"
      />
      <Caption text={[title, length].filter(Boolean).join(' · ')} image={module.image_obj} />
    </figure>
  )
}
