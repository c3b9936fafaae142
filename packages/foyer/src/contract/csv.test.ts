import { expect, it } from 'vitest'
import { readCsv } from './csv.ts'
import { writeCsv } from './write-csv.ts'

it('what is written is read again, whatever stands in it', () => {
  const rows = [
    ['id', 'title_de', 'note'],
    ['1', 'Sie sagte: "Nein", und ging', 'zwei\nZeilen'],
    ['2', '', "'=1+1"],
    ['3', '=SUM(A1)', '-12.50'],
    ['4', 'a;=1+1;b', `c;'"=1\n-2`],
  ]
  expect(readCsv(writeCsv(rows))).toEqual(rows)
})

it('nothing is written that a spreadsheet would run', () => {
  expect(writeCsv([['=cmd()', '+49 30 1234', '@x', '-3']])).toBe("'=cmd(),'+49 30 1234,'@x,-3\r\n")
})

it('hostile: nothing either where a machine that opens it by semicolons begins another cell', () => {
  // As Excel reads it with German settings: a quote counts only at the beginning of a cell.
  const cellsOfGermanMachine = (line: string) => line.split(/[;\n\r]/).map((cell) => cell.replace(/^""/, ''))
  for (const hostile of ['/a;=1+1;b', '/a;@SUM(A1);b', '/a;"=1+1;b', '/a\n+1+1;b', ';-1+1;']) {
    const cells = cellsOfGermanMachine(writeCsv([['12', hostile]]))
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  }
})

it('files of spreadsheets are read: with semicolons, a mark at the beginning, and empty lines', () => {
  expect(readCsv('\uFEFFid;title\r\n1;"a;b"\r\n\r\n2;c')).toEqual([
    ['id', 'title'],
    ['1', 'a;b'],
    ['2', 'c'],
  ])
})

it.each([
  ['a quote inside a cell is a letter', 'a,b\nTheater "Insel",2', ['Theater "Insel"', '2']],
  ['lines may end as on an old Mac', 'a,b\r1,2\r', ['1', '2']],
  ['the ends of lines may be mixed', 'a,b\n1,2\r\n', ['1', '2']],
  ['rows may be short', 'a,b\n1', ['1']],
  ['rows may be long', 'a,b\n1,2,3', ['1', '2', '3']],
  ['a cell may hold lines', 'a,b\r\n"1\r\n2",3\r\n', ['1\r\n2', '3']],
])('%s', (_rule, text, row) => {
  expect(readCsv(text)).toEqual([['a', 'b'], row])
})

it('a file that ends in a quoted cell is not read: the rows after the quote would be lost in it', () => {
  expect(readCsv('id,title\n1,"Lulu\n2,Figaro\n3,Salome\n')).toBeNull()
})
