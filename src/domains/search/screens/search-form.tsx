import { href } from '../../../contract/routes.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../strings.ts'

/** 1 §2 Search form: on a page of its own, or in the header, where it expands on click. */
export function SearchForm({ variant }: { variant: 'page' | 'header' }) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <search data-variant={variant}>
      <form action={href('search', locale)} method="get">
        <input type="search" name="q" placeholder={t.placeholder} aria-label={t.search} autoComplete="off" />
        <button type="submit">{t.search}</button>
      </form>
    </search>
  )
}
