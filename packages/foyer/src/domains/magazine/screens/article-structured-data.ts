import type { Locale } from '../../../contract/locale.ts'
import { type Describing, type Graph, houseOf, known, picturesOf, whole } from '../../../ui/graph.ts'
import type { ArticleDetail } from '../contract.ts'

/** An article for search engines (schema.org). */
export function articleStructuredData(
  article: ArticleDetail,
  { locale, ...site }: Describing & { locale: Locale },
): Graph {
  const { origin } = site
  const url = whole(article.url, origin)
  const about = [...article.productions, ...article.events]
  return known({
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: article.title,
    alternativeHeadline: article.subtitle,
    description: article.teaser,
    image: picturesOf(article.image_obj, origin),
    datePublished: article.published_at,
    inLanguage: article.lang ?? locale,
    author: article.author ? { '@type': 'Person', name: article.author } : houseOf(site),
    publisher: houseOf(site),
    articleSection: article.category?.name,
    keywords: article.tags.map(({ name }) => name),
    timeRequired: `PT${article.reading_time_minutes}M`,
    about: about.map((item) => ({ '@id': whole(item.url, origin), name: item.name })),
  })
}
