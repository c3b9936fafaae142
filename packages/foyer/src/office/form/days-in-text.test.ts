import { expect, it } from 'vitest'
import { daysInText } from './days-in-text.ts'

const FIRST = '2027-02-20'

it.each([
  ['12.3.2027, 14.3.2027', ['2027-03-12', '2027-03-14']],
  ['Weitere Vorstellungen am 12., 14. und 19. März', ['2027-03-12', '2027-03-14', '2027-03-19']],
  ['12./13. März und 2. April 2027, jeweils 19.30 Uhr', ['2027-03-12', '2027-03-13', '2027-04-02']],
  ['Fr 12.3., Sa 13.3., 20:00', ['2027-03-12', '2027-03-13']],
  ['30. Dezember 2027 und 2. Januar 2028', ['2027-12-30', '2028-01-02']],
  ['12 and 14 March 2027 at 7.30 pm', ['2027-03-12', '2027-03-14']],
  ['2027-03-12 2027-03-12', ['2027-03-12']],
  ['10.1.', ['2028-01-10']],
  ['31. Februar, 45. Mai, 7. Saal', []],
  ['Beginn 19 Uhr, Einlass 18.30 Uhr', []],
  ['', []],
])('the days of “%s”', (text, days) => {
  expect(daysInText(text, FIRST)).toEqual(days)
})
