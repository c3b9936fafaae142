import { CsvError, parse } from 'csv-parse/browser/esm/sync'

/** The apostrophes that `writeCsv` puts before cells that a spreadsheet would take for formulas. */
const APOSTROPHE_BEFORE = /^'(?=[=+\-@\t\r'])/
const APOSTROPHE_INSIDE = /([;\t\n\r])'(["']*[=+\-@])/g

/** Rows of cells. Null where the file ends inside a quoted cell, because then one cell would contain all the rest. */
export function readCsv(text: string): string[][] | null {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      // A quote inside a cell (`Theater "Die Insel"`) is a normal character, and rows may have fewer or more cells than the
      // first.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return rows.map((row) => row.map(withoutApostrophes))
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

function withoutApostrophes(cell: string): string {
  return cell.replace(APOSTROPHE_BEFORE, '').replace(APOSTROPHE_INSIDE, '$1$2')
}

/** The separator of the first line: spreadsheets with German settings write semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const count = (separator: string) => first.split(separator).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}
