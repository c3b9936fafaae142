import { href } from '../../../contract/routes.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Head } from '../../../ui/head.tsx'
import { Heart } from '../../../ui/heart.tsx'
import { Link } from '../../../ui/link.tsx'
import { Share } from '../../../ui/share.tsx'
import { useSite } from '../../../ui/site-context.ts'
import { ModulesSlot, type SlotModule } from '../../../ui/slots.tsx'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { Picture } from '../../media/picture.tsx'
import { ArticleTeaser } from '../article-teaser.tsx'
import type { ArticleCategory, ArticleDetail } from '../contract.ts'
import { strings } from '../strings.ts'
import { ArticleNeighbours } from './article-neighbours.tsx'
import { ArticleStage } from './article-stage.tsx'
import { articleStructuredData } from './article-structured-data.ts'
import styles from './article-view.module.css'

interface Props {
  data: { article: ArticleDetail; categories: ArticleCategory[]; body: SlotModule[] }
}

/** An article: its title in very large type, its text in a narrow column. */
export function ArticleView({ data: { article, body } }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const locale = useLocale()
  const { category } = article
  const { origin, siteName } = useSite()
  return (
    <main id="main-content">
      <Head
        title={article.title}
        description={article.teaser}
        urls={article.urls}
        og={{ image: article.image_thumbnails?.horizontal, type: 'article' }}
      />
      <StructuredData
        data={import.meta.env.SSR ? articleStructuredData(article, { origin, siteName, locale }) : null}
      />
      <article>
        <div
          className={`${styles.opening} ${category?.style_name ?? ''}`}
          data-pictured={article.image_obj ? true : undefined}
        >
          <header className={styles.header}>
            <Breadcrumbs
              trail={[
                { title: t.magazine, url: href('magazine', locale) },
                ...(category
                  ? [
                      {
                        title: category.name,
                        lang: category.lang,
                        url: href('magazineCategory', locale, { category: category.slug, id: category.id }),
                      },
                    ]
                  : []),
                { title: article.title, lang: article.lang },
              ]}
            />
            {/* 1 §2 Layouts: every screen of the magazine is under its headline. */}
            <p className={styles.magazine}>
              <Link to={href('magazine', locale)}>{t.magazine}</Link>
            </p>
            <h1 className={styles.title} lang={article.lang}>
              {article.title}
            </h1>
            {article.subtitle && (
              <p className={styles.subtitle} lang={article.langs?.subtitle}>
                {article.subtitle}
              </p>
            )}
            <p className={styles.facts}>
              {article.author && <span>{t.by(article.author)}</span>}
              <time dateTime={article.published_at}>{format.date(article.published_at)}</time>
              <span>{t.minutes(article.reading_time_minutes)}</span>
            </p>
          </header>
          {article.image_obj && (
            <figure className={styles.figure}>
              <Picture image={article.image_obj} sizes="(min-width: 64em) 50vw, 100vw" ratio="16 / 9" first />
              {article.image_obj.credit && (
                <figcaption className={styles.credit}>{t.picture(article.image_obj.credit)}</figcaption>
              )}
            </figure>
          )}
        </div>
        {article.teaser && (
          <div className={`${styles.lead} grid-x align-center`}>
            <p className={`${styles.teaser} cell medium-10 xlarge-6`} lang={article.langs?.teaser}>
              {article.teaser}
            </p>
          </div>
        )}
        <ModulesSlot modules={body} source={`article-${article.id}`} />
        <footer className="grid-x align-center">
          <div className={`${styles.footer} cell medium-10 xlarge-6`}>
            {article.tags.length > 0 && (
              <ul className={styles.tags} aria-label={t.topics}>
                {article.tags.map(({ id, slug, name, lang }) => (
                  <li key={id} lang={lang}>
                    <Link to={href('magazineTag', locale, { tag: slug, id })}>#{name}</Link>
                  </li>
                ))}
              </ul>
            )}
            <Heart item={`article:${article.id}`} title={article.title} lang={article.lang} />
            <Share title={article.title} />
          </div>
        </footer>
      </article>
      <ArticleStage productions={article.productions} events={article.events} />
      {article.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t.related}</h2>
          <ul className={styles.teasers}>
            {article.related.map((other) => (
              <li key={other.id}>
                <ArticleTeaser article={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ArticleNeighbours previous={article.previous} next={article.next} />
    </main>
  )
}
