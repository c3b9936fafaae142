import { useEffect, useState } from 'react'
import { hasArea } from '../../../contract/areas.ts'
import { AA, contrast, readableOn, readHex } from '../../../contract/contrast.ts'
import { href } from '../../../contract/routes.ts'
import parts from '../../parts.module.css'
import { strings } from '../../strings.ts'
import { useOffice, useTexts } from '../../use-office.ts'
import type { PreviewProps } from './preview-props.ts'
import styles from './previews.module.css'

/** Long enough to finish typing a colour. */
const PAUSE = 600

/** Home, programme, an evening and the magazine side by side, as they look with the values of the form, saved or not. */
export function BrandPreview({ values, locale }: PreviewProps) {
  const t = useTexts(strings)
  const programme = usePage(values, href('events', locale))
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
        <Page title={t.previewHome} values={values} path={href('home', locale)} locale={locale} />
        <Frame title={t.previewEvents} html={programme.html} />
        {evening && <Page title={t.previewEvening} values={values} path={evening} locale={locale} />}
        {hasArea('magazine') && (
          <Page title={t.previewMagazine} values={values} path={href('magazine', locale)} locale={locale} />
        )}
      </div>
    </>
  )
}

function Page({ title, values, path }: { title: string; path: string } & PreviewProps) {
  return <Frame title={title} html={usePage(values, path).html} />
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

/** Loads the preview a moment after the last change; while a value is not valid, the last preview stays. */
function usePage(values: PreviewProps['values'], path: string) {
  const { calls } = useOffice()
  const [shown, setShown] = useState<{ html: string | null; isWrong: boolean }>({
    html: null,
    isWrong: false,
  })
  const wanted = JSON.stringify(values)
  useEffect(() => {
    let isStale = false
    const ask = () =>
      calls.previewBrand(path, JSON.parse(wanted)).then(
        ({ html }) => isStale || setShown({ html, isWrong: false }),
        () => isStale || setShown((last) => ({ ...last, isWrong: true })),
      )
    const timer = setTimeout(ask, PAUSE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [calls, path, wanted])
  return shown
}

/** The first item that a list page links to, such as an evening below the programme. */
function firstBelow(html: string | null, list: string): string | null {
  const addresses = html?.split('href="').map((rest) => rest.split('"', 1)[0] ?? '') ?? []
  return addresses.find((address) => address.startsWith(`${list}/`) && /\/\d+$/.test(address)) ?? null
}
