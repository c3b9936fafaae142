import { IMAGE_ALIASES } from '../contract/image-shapes.ts'
import { match } from '../contract/routes.ts'

/** What other sites show with a link to a screen, where that differs from its title and description. */
export interface Preview {
  title?: string
  description?: string
  image?: string
  thumbs?: Record<string, string>
  type?: string
}

interface Props {
  title: string
  description: string | undefined
  og: Preview
  origin: string
  siteName: string
  /** Null for a page that nobody should link to. */
  pathname: string | null
}

/**
 * The tags by which other sites preview a link. They read the page as the server sends it, so browsers load none of this, and a
 * visitor who goes on keeps the tags of the first page.
 */
export function PreviewTags({ title, description, og, origin, siteName, pathname }: Props) {
  const about = og.description || description
  // 1 §9 Page image aliases: previews crop the horizontal one least.
  const image = og.thumbs?.horizontal || og.image || og.thumbs?.vertical
  const address = image && URL.canParse(image, origin) ? new URL(image, origin).href : undefined
  const size = address && /\/horizontal\.\w+$/.test(address) ? IMAGE_ALIASES.horizontal : undefined
  return (
    <>
      <meta property="og:title" content={og.title || title} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:type" content={og.type || 'website'} />
      {pathname !== null && <meta property="og:url" content={origin + pathname} />}
      {siteName && <meta property="og:site_name" content={siteName} />}
      {address && <meta property="og:image" content={address} />}
      {address && <meta property="og:image:alt" content={og.title || title} />}
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      {address && <meta name="twitter:card" content="summary_large_image" />}
      {pathname !== null && isEmbedded(pathname) && (
        <link
          rel="alternate"
          type="application/json+oembed"
          href={`${origin}/api/oembed?url=${encodeURIComponent(origin + pathname)}`}
          title={title}
        />
      )}
    </>
  )
}

/** Other sites may show an event as a card (oEmbed). */
function isEmbedded(pathname: string): boolean {
  try {
    return match(pathname)?.name === 'event'
  } catch {
    return false
  }
}
