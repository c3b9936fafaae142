/** As `writeCsv` puts them before what a spreadsheet would take for a formula. */
const APOSTROPHE_INSIDE = /([;\t\n\r])'(["']*[=+\-@])/g

/** Rows of cells. The separator is what the first line uses: spreadsheets of German machines write semicolons. */
export function readCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(content)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push((/^'[=+\-@\t\r']/.test(cell) ? cell.slice(1) : cell).replace(APOSTROPHE_INSIDE, '$1$2'))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  for (let index = 0; index < content.length; index++) {
    const char = content[index] as string
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (content[index + 1] === '"') {
        cell += '"'
        index++
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === separator) endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

function separatorOf(content: string): string {
  const [first = ''] = content.split('\n', 1)
  const count = (separator: string) => first.split(separator).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
