import { expect, it } from 'vitest'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import { listBreakingNews } from './breaking-news.ts'

const both = (de: string) => ({ de, en: `${de} (en)` })
const NOTHING = { de: '', en: '' }
const PAST = '2026-03-10T11:00:00Z'
const NOW = '2026-03-10T12:00:00Z'
const SOON = '2026-03-10T13:00:00Z'
const LATER = '2026-03-10T14:00:00Z'

/** An alert as a row of the table: id, title, text, link, its title, until, is online, published at. */
const row = (id: number, publishedAt: string, until: string | null) => [
  ...[id, both(`Alarm ${id}`), both('<p>Text</p><script>x</script>'), both('/de'), NOTHING, until],
  ...[true, publishedAt],
]

async function look(...rows: unknown[][]) {
  const { context, asked } = fakeContext(() => rows)
  const shown = await listBreakingNews(context)
  return {
    ids: shown.map(({ id }) => id),
    shown,
    until: context.reads.expires,
    asked,
    tags: context.reads.tags,
  }
}

it.each([
  ['one without an end', [PAST, null], true, null],
  ['one that comes this very moment', [NOW, null], true, null],
  ['one until later', [PAST, LATER], true, LATER],
  ['one that ends this very moment', [PAST, NOW], false, null],
  ['one that is over', [PAST, PAST], false, null],
  ['one to come, and waited for', [SOON, LATER], false, SOON],
  ['one to come without an end', [SOON, null], false, SOON],
] as [string, [string, string | null], boolean, string | null][])(
  '1 §3 Top alert: %s',
  async (_, [publishedAt, until], isShown, ends) => {
    const found = await look(row(1, publishedAt, until))
    expect([found.ids, found.until]).toEqual([isShown ? [1] : [], ends && new Date(ends)])
  },
)

it('one without an end leaves that of another as it is', async () => {
  expect((await look(row(1, PAST, LATER), row(2, PAST, null))).until).toEqual(new Date(LATER))
})

it('1 §4 Top alert banner: one that is written in German only does not stand in the place of another on English pages', async () => {
  const german = [
    2,
    { de: 'Nur deutsch', en: '' },
    { de: '<p>Text</p>', en: '' },
    both('/de'),
    NOTHING,
    null,
    true,
    PAST,
  ]
  const { context } = fakeContext(() => [german, row(1, PAST, null)])
  const inEnglish = await listBreakingNews({ ...context, locale: 'en' })
  expect(inEnglish.map(({ title, text }) => [title, text])).toEqual([['Alarm 1 (en)', '<p>Text</p> (en)']])
  expect((await look(german, row(1, PAST, null))).ids).toEqual([2, 1])
})

it('are answered in the language asked for, newest first, and right until the first of them changes', async () => {
  const found = await look(row(1, PAST, LATER), row(2, PAST, null), row(3, SOON, null))
  expect(found.ids).toEqual([1, 2])
  expect(found.until).toEqual(new Date(SOON))
  expect(found.shown[0]).toEqual({
    ...{ id: 1, title: 'Alarm 1', text: '<p>Text</p>', link: { url: '/de' }, link_title: '' },
  })
  expect([...found.tags]).toEqual(['breaking-news'])
  expect(found.asked[0]?.sql).toContain(
    'where breaking_news.is_online = $1 order by breaking_news.published_at desc, breaking_news.id desc',
  )
  expect(found.asked[0]?.params).toEqual([true])
})
