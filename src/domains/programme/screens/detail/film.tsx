import { parseVideoAddress, videoFrame } from '../../../../contract/video-address.ts'
import { Embed } from '../../../../ui/embed.tsx'
import type { Image } from '../../../media/contract.ts'
import { Picture } from '../../../media/picture.tsx'

/** A film at its provider: asked for only after the visitor has said so. */
export function Film({ url, title, image }: { url: string; title: string; image: Image | null }) {
  const address = parseVideoAddress(url)
  if (!address) return null
  return (
    <Embed
      provider={address.provider}
      src={videoFrame(address)}
      title={title}
      poster={image && <Picture image={image} sizes="(min-width: 64em) 70vw, 100vw" decorative />}
    />
  )
}
