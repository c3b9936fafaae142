import { useLocation } from 'react-router'
import type { Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import { Head } from '../../ui/head.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import type { LegalText } from '../contract.ts'
import { strings } from '../strings.ts'
import { type LegalSection, sectionsOf } from './legal-sections.ts'
import styles from './legal-view.module.css'

/** Fewer sections fit on a screen and need no table of contents. */
const MIN_FOR_CONTENTS = 4

/** Terms, privacy policy or imprint (1 §2), made for reading and printing. */
export function LegalView({ data: { title, content, langs, updated_at } }: { data: LegalText }) {
  const t = useStrings(strings)
  const format = useFormat()
  const { lead, sections } = sectionsOf(content)
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={title} />
      <PageHeader headline={title} lang={langs?.title} trail={[{ title, lang: langs?.title }]} />
      <div className={styles.body}>
        <div className={styles.margin}>
          {content !== '' && (
            <p className={styles.updated}>
              {t.updated} <time dateTime={updated_at}>{format.moment(updated_at, t.dayPattern)}</time>
            </p>
          )}
          {sections.length >= MIN_FOR_CONTENTS && <Contents sections={sections} lang={langs?.content} />}
        </div>
        <div className={styles.text} lang={langs?.content}>
          {content === '' && <p className={styles.lead}>{t.notWritten}</p>}
          {lead && <Html className={styles.lead} html={lead} />}
          {sections.map(({ anchor, title, html }) => (
            <section key={anchor} aria-labelledby={anchor}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and without a tag */}
              <h2 id={anchor} className={styles.title} dangerouslySetInnerHTML={{ __html: title }} />
              <Html html={html} />
            </section>
          ))}
        </div>
      </div>
      <Others />
    </main>
  )
}

function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when answered
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function Contents({ sections, lang }: { sections: LegalSection[]; lang?: Locale }) {
  const t = useStrings(strings)
  return (
    <nav className={styles.contents} aria-label={t.contents}>
      <ol lang={lang}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and without a tag */}
            <a href={`#${anchor}`} dangerouslySetInnerHTML={{ __html: title }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Links to the other two texts. */
function Others() {
  const t = useStrings(strings)
  const locale = useLocale()
  const { pathname } = useLocation()
  const others = (['terms', 'privacy', 'imprint'] as const)
    .map((name) => ({ name, to: href(name, locale) }))
    .filter(({ to }) => to !== pathname)
  return (
    <nav className={styles.others} aria-label={t.otherTexts}>
      <ul>
        {others.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>{t[name]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
