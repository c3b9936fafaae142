/** Cells that a spreadsheet would take for a formula are written with an apostrophe before them, which it shows to nobody. */
const FORMULA = /^'*[=+\-@\t\r]/
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/
const NEEDS_QUOTES = /[",;\n\r]/

export function writeCsv(rows: string[][]): string {
  return `${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
