import { hasArea } from '../../../contract/areas.ts'
import { AA, contrast, readableOn, readHex } from '../../../contract/contrast.ts'
import { href } from '../../../contract/routes.ts'
import { useSite } from '../../../ui/site-context.ts'
import parts from '../../parts.module.css'
import { strings } from '../../strings.ts'
import { useOffice, useTexts } from '../../use-office.ts'
import { firstBelow } from './first-below.ts'
import type { PreviewProps } from './preview-props.ts'
import styles from './previews.module.css'
import { usePreview } from './use-preview.ts'

/** What visitors get, side by side, as it looks with the values of the form, saved or not. What the house does without is left out. */
export function BrandPreview({ values, locale }: PreviewProps) {
  const t = useTexts(strings)
  const { shopRoutes } = useSite()
  const programme = useBrandPreview(values, href('events', locale))
  const evening = firstBelow(programme.html, href('events', locale))
  return (
    <>
      <Contrasts values={values} />
      {programme.isWrong && (
        <p role="status" className={parts.note}>
          {t.previewWaits}
        </p>
      )}
      <div className={styles.pages}>
        <Page title={t.previewHome} values={values} path={href('home', locale)} />
        <Frame title={t.previewEvents} html={programme.html} />
        {evening && <Page title={t.previewEvening} values={values} path={evening} />}
        {hasArea('magazine') && <Article values={values} locale={locale} />}
        <Page title={t.previewLetter} values={values} path={`letter/${locale}`} />
        {shopRoutes.includes('webshop') && (
          <Page title={t.previewTicket} values={values} path={`ticket/${locale}`} />
        )}
      </div>
    </>
  )
}

/** The newest article; the magazine itself as long as there is none. */
function Article({ values, locale }: PreviewProps) {
  const t = useTexts(strings)
  const magazine = useBrandPreview(values, href('magazine', locale))
  const article = firstBelow(magazine.html, href('magazine', locale))
  if (!article) return <Frame title={t.previewMagazine} html={magazine.html} />
  return <Page title={t.previewArticle} values={values} path={article} />
}

function Page({ title, values, path }: { title: string; path: string } & Pick<PreviewProps, 'values'>) {
  return <Frame title={title} html={useBrandPreview(values, path).html} />
}

function useBrandPreview(values: PreviewProps['values'], path: string) {
  return usePreview(useOffice().calls.previewBrand, path, values)
}

function Frame({ title, html }: { title: string; html: string | null }) {
  const t = useTexts(strings)
  return (
    <figure className={styles.page}>
      <figcaption>{title}</figcaption>
      <div className={styles.window}>
        {html === null ? (
          <p>{t.loading}</p>
        ) : (
          <iframe className={styles.site} title={title} srcDoc={html} inert />
        )}
      </div>
    </figure>
  )
}

/** The contrast of each pair in the form; for one that cannot be read, the nearest text colour that can. */
function Contrasts({ values }: Pick<PreviewProps, 'values'>) {
  const t = useTexts(strings)
  const colours = Array.isArray(values.colours) ? (values.colours as Record<string, unknown>[]) : []
  const measured = colours.flatMap(({ role, ground, figure }) => {
    const [below, above] = [readHex(String(ground)), readHex(String(figure))]
    return below && above ? [{ role: String(role), ground: below, figure: above }] : []
  })
  return (
    <ul className={styles.contrasts}>
      {measured.map(({ role, ground, figure }) => {
        const ratio = contrast(ground, figure)
        const rounded = (Math.floor(ratio * 100) / 100).toFixed(2)
        return (
          <li key={role} data-fails={ratio < AA || undefined}>
            {ratio < AA
              ? t.contrastFails(role, rounded, readableOn(ground, figure))
              : t.contrastHolds(role, rounded)}
          </li>
        )
      })}
    </ul>
  )
}
