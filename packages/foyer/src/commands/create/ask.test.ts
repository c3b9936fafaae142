import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { QUESTIONS } from './answers.ts'
import { ask, type Flags, linesOf } from './ask.ts'

const guess = { folder: 'kiln-street', timeZone: 'Europe/London', language: 'en_GB.UTF-8' }

/** Answers a pipe with these lines gives, and what was asked. */
function piped(lines: string[], flags: Flags = {}) {
  const asked: string[] = []
  const nextLine = async (prompt: string) => {
    asked.push(prompt)
    return lines.shift()
  }
  return { answers: ask({ guess, flags, nextLine }), asked }
}

it('asks at most seven things, and each has a flag', () => {
  expect(QUESTIONS.length).toBeLessThanOrEqual(7)
  expect(QUESTIONS.every(({ flag }) => /^[a-z-]+$/.test(flag))).toBe(true)
})

describe('without any input', () => {
  it('takes what is offered, guessed from the folder and the machine', async () => {
    expect(await piped([]).answers).toEqual({
      ...{ name: 'Kiln Street', timeZone: 'Europe/London', languages: ['en', 'de'] },
      ...{
        look: 'plain',
        shop: { factory: 'noShop', facts: {} },
        content: 'empty',
        email: 'admin@foyer.example',
      },
    })
  })

  it('offers German first on a German machine, and Berlin on one that runs on UTC', async () => {
    const german = { ...guess, timeZone: 'Etc/UTC', language: 'de_AT.UTF-8' }
    const nextLine = async () => undefined
    expect(await ask({ guess: german, flags: {}, nextLine })).toMatchObject({
      ...{ languages: ['de', 'en'], timeZone: 'Europe/Berlin' },
    })
  })
})

describe('lines of a pipe', () => {
  it('answer the questions in their order, and an empty line takes what is offered', async () => {
    const { answers } = piped(['Haus Süd', 'zurich', '', 'Night', 'testshop', 'example', 'Ada@House.example'])
    expect(await answers).toEqual({
      ...{ name: 'Haus Süd', timeZone: 'Europe/Zurich', languages: ['en', 'de'] },
      ...{ look: 'night', shop: { factory: 'testshop', facts: {} }, content: 'example' },
      email: 'ada@house.example',
    })
  })

  it('skip what a flag says', async () => {
    const { answers, asked } = piped(['', 'de'], { name: 'Haus Süd', shop: 'none' })
    expect(await answers).toMatchObject({ name: 'Haus Süd', languages: ['de'] })
    expect(asked.map((prompt) => prompt.split(' ')[0])).toEqual(['In', 'Which', 'How', 'What', 'What'])
  })

  it('name a shop of Eventim by its address', async () => {
    expect((await piped(['', '', '', '', 'https://Tickets.example/']).answers).shop).toEqual({
      ...{ factory: 'eventim', facts: { origin: 'https://tickets.example' } },
    })
  })

  it('arrive one by one, also the last without an end of line', async () => {
    const input = new PassThrough()
    const { nextLine } = linesOf(input as unknown as NodeJS.ReadStream)
    input.end('one\ntwo')
    expect([await nextLine(''), await nextLine(''), await nextLine('')]).toEqual(['one', 'two', undefined])
  })
})

describe('a wrong answer of a pipe or a flag is refused with one sentence', () => {
  it.each([
    [{ name: ' ' }, /name of a house has 1 to 100 letters/],
    [{ name: 'x'.repeat(101) }, /name of a house has 1 to 100 letters/],
    [{ name: 'two\nlines' }, /name of a house has 1 to 100 letters/],
    [{ 'time-zone': 'Mars/Base' }, /"Mars\/Base" is no time zone/],
    [{ 'time-zone': 'Kaistadt' }, /"Kaistadt" is no time zone/],
    [{ languages: 'fr' }, /"fr" is no choice of languages/],
    [{ shop: 'pretix' }, /"pretix" is no shop/],
    [{ shop: 'eventim' }, /address of an Eventim shop/],
    [{ shop: 'https://a.example/path' }, /is no shop/],
    [{ look: 'gothic' }, /"gothic" is no look: write one of plain, /],
    [{ content: 'full' }, /"full" is no beginning/],
    [{ email: 'ada' }, /"ada" is no e-mail address/],
  ] as [Flags, RegExp][])('%j', async (flags, sentence) => {
    await expect(piped([], flags).answers).rejects.toThrow(sentence)
  })
})

it('asks a person again until the answer can be used', async () => {
  const lines = ['Mars', 'Berlin']
  const complaints: string[] = []
  const answers = await ask({
    guess,
    flags: {
      ...{ name: 'Haus', languages: 'de', look: 'paper', shop: 'none', content: 'empty' },
      email: 'a@b.example',
    },
    nextLine: async () => lines.shift(),
    complain: (sentence) => complaints.push(sentence),
  })
  expect(answers.timeZone).toBe('Europe/Berlin')
  expect(complaints).toEqual([expect.stringContaining('"Mars" is no time zone')])
})
