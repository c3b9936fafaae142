import { writeCsv } from '../../contract/write-csv.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { ListedItem, OfficeCalls, Values } from '../calls.ts'
import { csvColumns } from './csv-columns.ts'

const AT_ONCE = 100

/** All items that a list finds, page by page, as the text of a file. Answers of visitors get a column per question. */
export async function takeOut(
  calls: OfficeCalls,
  resource: ResourceDescription,
  query: Values,
): Promise<string> {
  const items: ListedItem[] = []
  for (let page = 1; ; page++) {
    const { count, results } = await calls.list(resource, { ...query, page, page_size: AT_ONCE })
    items.push(...results)
    if (items.length >= count || results.length === 0) break
  }
  const columns = csvColumns(resource)
  const answers = resource.fields.filter(({ kind }) => kind === 'answers')
  const asked = answers.flatMap(({ name }) => {
    const questions = new Set(items.flatMap((item) => Object.keys((item[name] as Values | null) ?? {})))
    return [...questions].map((question) => ({ name, question }))
  })
  const answerOf = (item: Values, name: string, question: string) => {
    const answer = (item[name] as Values | null)?.[question] ?? ''
    return typeof answer === 'object' ? JSON.stringify(answer) : String(answer)
  }
  return writeCsv([
    ['id', ...columns.map(({ header }) => header), ...asked.map(({ question }) => question)],
    ...items.map((item) => [
      String(item.id),
      ...columns.map(({ write }) => write(item)),
      ...asked.map(({ name, question }) => answerOf(item, name, question)),
    ]),
  ])
}

/** Lets the browser save a file. The byte order mark tells spreadsheets that it is UTF-8. */
export function download(name: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
