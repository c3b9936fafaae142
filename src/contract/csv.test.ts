import { expect, it } from 'vitest'
import { readCsv } from './csv.ts'
import { writeCsv } from './write-csv.ts'

it('what is written is read again, whatever stands in it', () => {
  const rows = [
    ['id', 'title_de', 'note'],
    ['1', 'Sie sagte: "Nein", und ging', 'zwei\nZeilen'],
    ['2', '', "'=1+1"],
    ['3', '=SUM(A1)', '-12.50'],
  ]
  expect(readCsv(writeCsv(rows))).toEqual(rows)
})

it('nothing is written that a spreadsheet would run', () => {
  expect(writeCsv([['=cmd()', '+49 30 1234', '@x', '-3']])).toBe("'=cmd(),'+49 30 1234,'@x,-3\r\n")
})

it('files of spreadsheets are read: with semicolons, a mark at the beginning, and empty lines', () => {
  expect(readCsv('\uFEFFid;title\r\n1;"a;b"\r\n\r\n2;c')).toEqual([
    ['id', 'title'],
    ['1', 'a;b'],
    ['2', 'c'],
  ])
})
