import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

/** The first result that is not an event. */
async function firstOf(query: string, locale = 'de'): Promise<string> {
  const answer = await house.inject(`/${locale}/api/search/?query=${encodeURIComponent(query)}`)
  const [first] = answer.json().others.results
  return `${first?.kind}: ${first?.title}`
}

describe('searching the demo venue finds the right item first', () => {
  it.each([
    ['fahrfrau', 'production: Die Fährfrau'],
    ['faeden', 'production: Fäden'],
    ['bruckenkunde', 'production: Kleine Brückenkunde'],
    ['gewicht der vogel', 'production: Das Gewicht der Vögel'],
    ['nachtstucke', 'series: Nachtstücke'],
  ])('without its umlauts: %s', async (query, found) => expect(await firstOf(query)).toBe(found))

  it.each([
    ['kesselhauss', 'venue: Kesselhaus'],
    ['antigohne', 'production: Antigone am Kai'],
    ['mitagskonzerte', 'series: Mittagskonzerte'],
    ['winterreisse', 'production: Winterreise, rückwärts'],
    ['shattenboxen', 'production: Schattenboxen'],
  ])('with a letter wrong: %s', async (query, found) => expect(await firstOf(query)).toBe(found))

  it.each([
    ['en', 'nachtspeicher', 'production: The Night Store'],
    ['en', 'kesselhaus', 'venue: Boiler House'],
    ['de', 'long table', 'production: Die lange Tafel'],
  ])('in "%s" by its other title: %s', async (locale, query, found) =>
    expect(await firstOf(query, locale)).toBe(found),
  )

  it.each([
    ['de', 'Newsletter'],
    ['de', 'Rundbrief'],
    ['en', 'newsletter'],
    ['en', 'unsubscribe'],
  ])('in "%s" the form for the newsletter: %s', async (locale, query) =>
    expect(await firstOf(query, locale)).toBe('form: Newsletter'),
  )

  it.each([
    ['nachtspei', 'production: Der Nachtspeicher'],
    ['mittagsli', 'production: Mittagslinie'],
    ['lichtpr', 'production: Lichtprobe'],
    ['kasim', 'production: Kasimir im Spiegel'],
    ['orgel um zw', 'series: Orgel um zwölf'],
  ])('half typed: %s', async (query, found) => expect(await firstOf(query)).toBe(found))
})
