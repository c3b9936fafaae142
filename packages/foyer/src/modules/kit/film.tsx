import { videoAddress, videoFrame } from '../../contract/video-address.ts'
import type { Image } from '../../domains/media/contract.ts'
import { Picture } from '../../domains/media/picture.tsx'
import { Embed } from '../../ui/embed.tsx'
import { useStrings } from '../../ui/use-locale.ts'
import { filmStrings } from './film-strings.ts'

interface Props {
  url: string
  title: string
  image: Image | null
  sizes: string
}

/** A film at YouTube or Vimeo behind a still picture; without a film only the picture. */
export function Film({ url, title, image, sizes }: Props) {
  const t = useStrings(filmStrings)
  const film = videoAddress(url)
  const still = image && <Picture image={image} sizes={sizes} ratio="16 / 9" decorative={film !== null} />
  if (!film) return still
  return <Embed provider={film.provider} src={videoFrame(film)} title={title || t.film} poster={still} />
}
