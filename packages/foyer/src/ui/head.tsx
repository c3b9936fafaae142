import { useLocation } from 'react-router'
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale } from '../contract/locale.ts'
import { hrefOf, match } from '../contract/routes.ts'
import { type Preview, PreviewTags } from './preview-tags.tsx'
import { useSite } from './site-context.ts'

type Urls = Partial<Record<Locale, string>>

interface HeadProps {
  title: string
  /** Shows the title without the name of the house (1 §8 Error page). */
  bare?: boolean
  description?: string
  /** The same page in each language (hreflang). */
  urls?: Urls
  og?: Preview
  /** Excludes a screen from search engines on every instance. */
  noindex?: boolean
}

/**
 * Title, description and addresses of a screen. React moves them into the document's head, on the server and in the
 * browser.
 */
export function Head({ title, bare = false, description, urls, og = {}, noindex = false }: HeadProps) {
  const { pathname } = useLocation()
  // A site with one language has no other version to name.
  const twins = bare || LOCALES.length === 1 ? {} : (urls ?? twinsOf(pathname))
  const usual = twins[DEFAULT_LOCALE]
  const { origin, siteName, instance } = useSite()
  const fullTitle = bare || title === siteName ? title : `${title} · ${siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {/* 1 §2: search engines must not index the staging instance. */}
      {(instance === 'staging' || noindex) && <meta name="robots" content="none" />}
      {!bare && <link rel="canonical" href={origin + pathname} />}
      {Object.entries(twins).map(([locale, url]) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + url} />
      ))}
      {usual && <link rel="alternate" hrefLang="x-default" href={origin + usual} />}
      {import.meta.env.SSR && (
        <PreviewTags {...{ title, description, og, origin, siteName }} pathname={bare ? null : pathname} />
      )}
    </>
  )
}

/**
 * The same screen in the other language, if the route table knows it: the addresses of items and pages are passed in
 * `urls`.
 */
function twinsOf(pathname: string): Urls {
  try {
    const found = match(pathname)
    if (!found?.locale || found.name === 'page' || 'id' in found.params) return {}
    return inEachLocale((locale) => hrefOf(found.name, locale, found.params))
  } catch {
    return {}
  }
}
