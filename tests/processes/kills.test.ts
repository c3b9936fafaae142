import { createHash } from 'node:crypto'
import { afterAll, afterEach, expect, it } from 'vitest'
import type {
  ChangeAnswer,
  DocumentAnswer,
  WrittenAnswer,
} from '../../packages/foyer/src/documents/contract.ts'
import { drill } from '../support/drills.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { Editor, type Page, type SavedItem } from './editor-client.ts'
import { copyPreparedHouse, endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
copyPreparedHouse(folder)
const ENVIRONMENT = { DEMO: 'off', ...WITHOUT_SHOP }
afterEach(endAll)
afterAll(remove)

const { writes: WRITES, kills: KILLS } = drill({
  short: { writes: 300, kills: 3 },
  whole: { writes: 2000, kills: 20 },
})
/** Limits the length of the page, because every write and every view costs more on a longer page. */
const WORDS_OF_A_HEADLINE = 8
/** Up to twenty-one starts, also on a busy machine. */
const TIMEOUT = 1_800_000

/** What the process has acknowledged, and what is sent again because the process died before it answered. */
class Ledger {
  readonly words: string[] = []
  readonly titles: string[] = []
  readonly unanswered: (() => Promise<void>)[] = []
  acknowledged = 0
  next = 0
}

interface Writer {
  /** The version that this writer has seen. */
  version: number
  /** The headline to which more words are added. */
  headline: { id: string; content: string } | null
}

/** Each word can be searched for, and none is similar to another, because search tolerates one or two wrong letters. */
const wordOf = (number: number) => `z${createHash('md5').update(String(number)).digest('hex').slice(0, 16)}`

/**
 * Adds a headline and then word after word to it, each by an operation with an id of its own. An operation without an answer is
 * sent again with the same id.
 */
async function typeOnPage(editor: Editor, page: Page, ledger: Ledger, writer: Writer) {
  const number = ledger.next++
  const word = wordOf(number)
  const { headline } = writer
  const content = headline ? `${headline.content} ${word}` : word
  const operation = headline
    ? { kind: 'update', module: headline.id, fields: { content } }
    : {
        kind: 'insert',
        module: { id: `module-${number}`, model: 'headline', fields: { content: word }, lists: {} },
        at: { parent: null, place: '', after: null },
      }
  const isFull = content.split(' ').length === WORDS_OF_A_HEADLINE
  writer.headline = isFull ? null : { id: headline?.id ?? `module-${number}`, content }
  const body = {
    base_version: writer.version,
    operation_id: `operation-${number}`,
    operations: [operation],
  }
  const send = async () => {
    const { version } = await editor.post<WrittenAnswer>(
      `/de/pageeditor-api/document/${page.document.id}/operations/`,
      body,
    )
    writer.version = Math.max(writer.version, version)
    ledger.words.push(word)
    ledger.acknowledged++
  }
  await sendOrKeep(send, ledger)
}

/** Gives an article another title. A save without an answer is repeated on the version it was made on. */
async function saveArticle(editor: Editor, item: SavedItem, ledger: Ledger) {
  const title = wordOf(ledger.next++)
  const { id, version } = item
  const send = async () => {
    Object.assign(
      item,
      await editor.post<SavedItem>(`/de/api/admin/magazine/article/${id}/`, {
        version,
        title: { de: title, en: title },
      }),
    )
    ledger.titles.push(title)
    ledger.acknowledged++
  }
  await sendOrKeep(send, ledger)
}

async function sendOrKeep(send: () => Promise<void>, ledger: Ledger) {
  try {
    await send()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    ledger.unanswered.push(send)
  }
}

it(
  `${WRITES} writes with ${KILLS} kill -9: nothing acknowledged is lost, nothing is done twice, search and pages agree with the tables`,
  async () => {
    const ledger = new Ledger()
    let foyer: FoyerProcess = await startFoyer(folder, ENVIRONMENT)
    await foyer.opened
    const editor = await Editor.logIn(foyer.address)
    const page = await editor.get<Page>('/de/pageeditor-api/page/')
    const document = `/de/pageeditor-api/document/${page.document.id}/`
    const writers = [0, 1].map((): Writer => ({ version: page.document.version, headline: null }))
    const article = await editor.post<SavedItem>('/de/api/admin/magazine/article/', {
      title: { de: 'Anfang', en: 'Beginning' },
      is_online: true,
      published_at: '2020-01-01T10:00:00+01:00',
    })

    for (let life = 1; life <= KILLS; life++) {
      const enough = (WRITES * life) / KILLS
      const write = async (one: () => Promise<void>) => {
        while (ledger.acknowledged < enough && ledger.unanswered.length === 0) await one()
        // While the other writes are under way.
        foyer.kill('SIGKILL')
      }
      const waiting = ledger.unanswered.splice(0)
      for (const send of waiting) await send()
      await Promise.all([
        ...writers.map((writer) => write(() => typeOnPage(editor, page, ledger, writer))),
        write(() => saveArticle(editor, article, ledger)),
      ])
      expect((await foyer.ended).signal).toBe('SIGKILL')
      foyer = await startFoyer(folder, ENVIRONMENT)
      await foyer.opened
      editor.address = foyer.address
      // A page that was stored before the last writes must be dropped by them.
      await editor.post(`${document}publish/`, {})
      expect(await editor.text('/de')).toContain(ledger.words.at(-1))
    }
    for (const send of ledger.unanswered.splice(0)) await send()
    await editor.post(`${document}publish/`, {})

    const { modules } = await editor.get<DocumentAnswer>(document)
    const shown = modules.flatMap(({ fields }) => String(fields.content).match(/z[0-9a-f]{16}/g) ?? [])
    expect(shown.toSorted(), 'every word is there, once').toEqual(ledger.words.toSorted())
    const { data } = await editor.get<{ data: ChangeAnswer[] }>(`${document}operations/?since=0`)
    const ids = data.flatMap(({ operation_id }) => operation_id ?? [])
    expect(ids.length, 'nothing was done twice').toBe(new Set(ids).size)

    const last = ledger.titles.at(-1) as string
    const saved = await editor.get<SavedItem & { title: { de: string } }>(
      `/de/api/admin/magazine/article/${article.id}/`,
    )
    expect(saved.title.de).toBe(last)
    const html = await editor.text('/de')
    for (const word of ledger.words) expect(html).toContain(word)
    expect(await editor.text('/de/magazin')).toContain(last)

    expect(await found(editor, last)).toEqual(['article'])
    expect(await found(editor, ledger.titles.at(-2) as string), 'a title that is gone').toEqual([])
    expect(await found(editor, ledger.words.at(-1) as string)).toEqual(['page'])
    expect(ledger.words.length + ledger.titles.length).toBeGreaterThanOrEqual(WRITES)
  },
  TIMEOUT,
)

async function found(editor: Editor, word: string): Promise<string[]> {
  const path = `/de/api/search/others/?query=${word}`
  const { results } = await editor.get<{ results: { kind: string }[] }>(path)
  return results.map(({ kind }) => kind)
}
