import { LOCALES } from '../../../contract/locale.ts'
import type { ContentCount } from '../../../domains/insight/contract.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { strings as hub, kinds } from '../strings.ts'
import { strings } from './dashboard-strings.ts'
import { FigureTable } from './figure-table.tsx'

/**
 * How many items of each kind there are, and how many need attention: each number links to its list in the back-office.
 */
export function ContentTable({ content }: { content: ContentCount[] }) {
  const t = useStrings(strings)
  const words = useStrings(hub)
  const names = useStrings(kinds) as Record<string, string>
  return (
    <FigureTable
      title={t.contentIntro}
      isWide
      heads={[
        words.kind,
        words.online,
        words.offline,
        ...(LOCALES.length > 1 ? [t.untranslated] : []),
        t.withoutPicture,
        t.withoutAlt,
        t.expired,
      ]}
      csv={{ name: 'content-overview', query: '' }}
      rows={content.map((one) => ({
        key: one.kind,
        name: <a href={one.url}>{names[one.kind] ?? one.kind}</a>,
        cells: [
          one.online,
          <Marked key="offline" amount={one.offline} url={one.url} mark="offline" />,
          ...(LOCALES.length > 1
            ? [<Marked key="translation" amount={one.untranslated} url={one.url} mark="no_translation" />]
            : []),
          <Marked key="picture" amount={one.without_picture} url={one.url} mark="no_picture" />,
          one.without_alt ?? '–',
          <Marked key="expired" amount={one.expired} url={one.url} mark="past" />,
        ],
      }))}
    />
  )
}

function Marked({ amount, url, mark }: { amount: number | null; url: string; mark: string }) {
  if (amount === null) return '–'
  // The lists of pages and pictures have no such marks.
  if (amount === 0 || /\/(page|image)\/$/.test(url)) return amount
  return <a href={`${url}?mark=${mark}`}>{amount}</a>
}
