import { useLocation } from 'react-router'
import { useSite } from './site-context.ts'

interface HeadProps {
  title: string
  /** The title stands alone, without the name of the house (1 §8 Error page). */
  bare?: boolean
  description?: string
  /** The same page in each language (hreflang). */
  urls?: Partial<Record<'de' | 'en', string>>
  og?: { title?: string; description?: string; image?: string; type?: string }
  /** Keeps a screen out of search engines on every instance. */
  noindex?: boolean
}

/** Title, description and addresses of a screen. React puts them into the document's head, on both sides. */
export function Head({ title, bare = false, description, urls = {}, og = {}, noindex = false }: HeadProps) {
  const { pathname } = useLocation()
  const { origin, siteName, instance } = useSite()
  const fullTitle = bare || title === siteName ? title : `${title} · ${siteName}`
  const ogDescription = og.description || description
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {/* 1 §2: the staging instance is for nobody's index. */}
      {(instance === 'staging' || noindex) && <meta name="robots" content="none" />}
      {!bare && <link rel="canonical" href={origin + pathname} />}
      {Object.entries(urls).map(([locale, url]) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + url} />
      ))}
      {urls.de && <link rel="alternate" hrefLang="x-default" href={origin + urls.de} />}
      <meta property="og:title" content={og.title || title} />
      {ogDescription && <meta property="og:description" content={ogDescription} />}
      <meta property="og:type" content={og.type || 'website'} />
      {!bare && <meta property="og:url" content={origin + pathname} />}
      {siteName && <meta property="og:site_name" content={siteName} />}
      {og.image && <meta property="og:image" content={new URL(og.image, origin).href} />}
    </>
  )
}
