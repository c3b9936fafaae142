/** Cells that a spreadsheet would take for a formula are written with an apostrophe before them, which it shows to nobody. */
const FORMULA = /^'*[=+\-@\t\r]/
/**
 * The same inside a cell, where another cell may begin: a German machine opens this file by semicolons, takes a quote only at the
 * beginning of what lies between them, and so divides what stands in quotes here.
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
