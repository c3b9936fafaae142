/**
 * Cells that a spreadsheet would take for a formula. An apostrophe before them prevents it, and the spreadsheet does not show it.
 */
const FORMULA = /^'*[=+\-@\t\r]/
/**
 * The same inside a cell. With German settings, a spreadsheet separates cells by semicolons and recognises quotes only at the
 * beginning of a cell, so it may split a quoted cell.
 */
const FORMULA_INSIDE = /([;\t\n\r])(["']*[=+\-@])/g
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/
const NEEDS_QUOTES = /[",;\n\r]/

export function writeCsv(rows: string[][]): string {
  return `${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

function writeCell(text: string): string {
  const begun = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  const safe = begun.replace(FORMULA_INSIDE, "$1'$2")
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
