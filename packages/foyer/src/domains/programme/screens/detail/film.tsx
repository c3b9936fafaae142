import { videoAddress, videoFrame } from '../../../../contract/video-address.ts'
import { Embed } from '../../../../ui/embed.tsx'
import type { Image } from '../../../media/contract.ts'
import { Picture } from '../../../media/picture.tsx'

/** A film of a provider: loaded only after the visitor has agreed. */
export function Film({ url, title, image }: { url: string; title: string; image: Image | null }) {
  const address = videoAddress(url)
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
