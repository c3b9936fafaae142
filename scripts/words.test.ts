import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every file with texts for visitors or editors: those of the package and of Haus Meridian. Other houses have a voice of their own. */
const FILES = globSync([
  'houses/meridian/content/**/*.ts',
  'packages/foyer/src/**/{,*-}strings.ts',
  'packages/foyer/src/**/{schema,admin,options,vocabulary-subjects}.ts',
  'packages/foyer/src/**/*-{subject,fields}.ts',
]).filter((file) => !file.endsWith('.test.ts') && !file.includes('/artwork/'))

/** The lines of a file without comments, which the rules for texts do not concern. */
function wordsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .map((line) => line.replaceAll('\\u00a0', ' '))
}

const BANNED: { rule: string; words: RegExp }[] = [
  { rule: 'English: the programme, not “what’s on”', words: /what[’'\\]*s on\b/i },
  {
    rule: 'English: the ensemble, not “the company” (a dance company, a ferry company and the like are something else)',
    words: /\b(?:the|one|whole|our) company\b|, company\b/,
  },
  {
    rule: 'German: Sie, never du, except in titles and what is quoted',
    words:
      /\b(?:du|dich|dein|deine|deinen|deinem|deiner|deines)\b|\b(?:Zahl|Komm|Schau|Bring|Wähl|Klick|Melde|Entdecke),? (?:was|dich|mit|einfach|doch)\b/,
  },
  { rule: 'German: 12:30 Uhr, neither 12.30 Uhr nor 12 Uhr', words: /(?<![\d:])\d{1,2}(?:\.\d\d)? Uhr\b/ },
  {
    rule: 'English: 19:30 as the formats have it, no am and pm',
    words: /\d ?(?:pm|[ap]\.m\.)|\bfrom \d.* am\b/,
  },
  {
    rule: 'one wording for the button: Karten buchen, Book tickets',
    words: /(?:Karten|Tickets) kaufen|buy tickets?/i,
  },
  { rule: 'German: Karten, not Tickets', words: /\bde: '[^']*\bTickets?\b/ },
  { rule: 'German: wenige Karten, not Restkarten', words: /Restkarten/ },
  {
    rule: 'German: solange in one word where it means “as long as”',
    words: /\bso lange (?:die|der|das|es|noch)\b/,
  },
  { rule: 'English: British spelling', words: /\ben: .*\b(?:favorites?|colors?|canceled|gray|catalog)\b/i },
  { rule: 'a comma between the day of the week and the day', words: /'d{3,4} D/ },
  {
    rule: 'the foyer and the box office open ninety minutes before',
    words: /Foyer öffnet (?!neunzig Minuten)|foyer opens (?!ninety minutes)/,
  },
  {
    rule: 'vouchers are sold at the box office alone',
    words: /online gekaufte Gutscheine|vouchers bought online/,
  },
  {
    rule: 'every room but the organ loft is step-free',
    words:
      /stufenlos erreichbar(?!, nur die Orgelempore nicht)|reached without steps(?! except the Organ Loft)/,
  },
]

for (const { rule, words } of BANNED) {
  test(`One wording for one thing (${rule})`, () => {
    const found = FILES.flatMap((file) =>
      wordsOf(file)
        .filter((line) => words.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
}

test('the words are looked for in many files', () => {
  expect(FILES.length).toBeGreaterThan(150)
})

test('the package names no house of this repository', () => {
  const houses = new RegExp(readdirSync('houses').join('|'), 'i')
  const files = globSync('packages/foyer/{bin,src,templates,testshop}/**/*.*', {
    exclude: (file) => /\.(woff2|png|sql)$/.test(file),
  })
  expect(files.length).toBeGreaterThan(1000)
  // The path of a house may stand in a test that compares a file of it.
  const naming = files.filter((file) =>
    houses.test(readFileSync(file, 'utf8').replaceAll('houses/meridian', '')),
  )
  expect(naming).toEqual([])
})
