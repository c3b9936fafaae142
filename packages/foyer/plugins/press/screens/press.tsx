import { Head, href, Link, PageHeader, RichText, useFormat, useLocale } from 'openfoyer/views'
import styles from './press.module.css'
import type { PressData } from './press.route.ts'

const SAID = {
  de: { press: 'Presse', pictures: 'Bilder zum Herunterladen', none: 'Zurzeit gibt es keine Pressetexte.' },
  en: { press: 'Press', pictures: 'Pictures to download', none: 'There are no press texts at the moment.' },
}

export default function PressView({ data: { texts, text } }: { data: PressData }) {
  const locale = useLocale()
  const format = useFormat()
  const said = SAID[locale]
  const list = { title: said.press, url: href('house:screens/press', locale, {}) }
  if (text) {
    return (
      <main id="main-content">
        <Head title={text.title} />
        <PageHeader
          headline={text.title}
          {...(text.at && { preline: format.date(text.at) })}
          trail={[list, { title: text.title }]}
        />
        <div className={styles.press}>
          <RichText html={text.text} />
          {text.pictures && (
            <p>
              <Link to={text.pictures}>{said.pictures}</Link>
            </p>
          )}
        </div>
      </main>
    )
  }
  return (
    <main id="main-content">
      <Head title={said.press} />
      <PageHeader headline={said.press} trail={[{ title: said.press }]} />
      <div className={styles.press}>
        {texts.length === 0 && <p>{said.none}</p>}
        <ul>
          {texts.map(({ id, title, at }) => (
            <li key={id}>
              <Link to={href('house:screens/press', locale, { id })}>{title}</Link>
              {at && <time dateTime={at}>{format.date(at)}</time>}
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
