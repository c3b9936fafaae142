import { describe, expect, it } from 'vitest'
import { exportText } from '../../contract/export-text.ts'
import { readFeed } from './read-feed.ts'
import { UnreadableFeed } from './unreadable-feed.ts'

const xml = (events: string) => `<?xml version="1.0" encoding="UTF-8"?><export>${events}</export>`
const whole = `<event id="a-1"><date>2027-03-12</date><time>19:30</time><end>21:45</end><title>Figaro &amp; Co</title>
  <place>Großer Saal</place><price>24,50 €</price><capacity>400</capacity><free>120</free><status>active</status></event>`
const figaro = {
  ...{ foreign_id: 'a-1', title: 'Figaro & Co', day: '2027-03-12', time_start: '19:30', time_end: '21:45' },
  ...{ place: 'Großer Saal', price: '24.50', capacity: 400, free: 120, status: 'scheduled' },
}
const problemOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof UnreadableFeed ? error.problem : error
  }
}

describe('Import desk: an export is read', () => {
  it('from XML, in elements or attributes, in the words of either language', () => {
    expect(readFeed('xml', xml(whole)).map(({ event }) => event)).toEqual([figaro])
    const german = xml(
      `<Vorstellung Nr="a-1" Datum="12.03.2027" Uhrzeit="19.30 Uhr" Ende="21:45" Titel="Figaro &amp; Co" Saal="Großer Saal"
        Preis="24,5" Kapazitaet="400" Frei="120" Status="aktiv"/>`,
    )
    expect(readFeed('xml', german).map(({ event }) => event)).toEqual([figaro])
  })

  it('from CSV, with the names that the source gives its columns', () => {
    const csv = 'Nr;Datum;Los;Titel;Status\n7;12.03.2027;20:00;Lulu;ausverkauft\n'
    const [row] = readFeed('csv', csv, [{ field: 'time', name: 'Los' }])
    expect(row?.event).toMatchObject({
      foreign_id: '7',
      time_start: '20:00',
      time_end: null,
      status: 'sold_out',
    })
    expect(row?.event).toMatchObject({ price: null, capacity: null, free: null, place: '' })
  })

  it('from CSV, but not where a quotation mark is never closed: the events after it would be missing', () => {
    const csv = 'id,date,time,title\n7,2027-03-12,20:00,"Lulu\n8,2027-03-13,20:00,Figaro\n'
    expect(problemOf(() => readFeed('csv', csv))).toBe('notCsv')
  })

  it('a moment with an offset is what the clocks of the house show', () => {
    const [row] = readFeed('csv', 'id,date,title\n7,2027-07-12T18:00:00Z,Lulu\n')
    expect(row?.event).toMatchObject({ day: '2027-07-12', time_start: '20:00' })
  })

  it.each([
    ['400', '0', 'active', 'sold_out'],
    ['400', '40', 'active', 'few_left'],
    ['400', '41', '', 'scheduled'],
    ['400', '0', 'abgesagt', 'cancelled'],
    ['400', '', '', null],
  ])('of %s places %s are free, and it says "%s": it is %s', (capacity, free, status, expected) => {
    const csv = `id,date,time,title,capacity,free,status\n7,2027-03-12,20:00,Lulu,${capacity},${free},${status}\n`
    expect(readFeed('csv', csv)[0]?.event?.status).toBe(expected)
  })

  it.each([
    [',2027-03-12,20:00,Lulu', 'noId'],
    ['a/b,2027-03-12,20:00,Lulu', 'badId'],
    ['7,2027-02-30,20:00,Lulu', 'badDate'],
    ['7,12.3.27,20:00,Lulu', 'badDate'],
    ['7,2027-03-12,25:00,Lulu', 'badTime'],
    ['7,2027-03-12,20:00,', 'noTitle'],
  ])('the row %s is refused', (row, problem) => {
    expect(readFeed('csv', `id,date,time,title\n${row}\n`)[0]).toMatchObject({
      event: null,
      problems: [problem],
    })
  })

  it('what is not understood beside the beginning is said, and not guessed', () => {
    const csv = 'id,date,time,title,price,status\n7,2027-03-12,20:00,Lulu,viel,vielleicht\n'
    const [row] = readFeed('csv', csv)
    expect(row?.problems).toEqual(['badPrice', 'unknownStatus'])
    expect(row?.event).toMatchObject({ price: null, status: null })
  })

  it('the second event of a key is refused: which of the two is right, nobody knows', () => {
    const rows = readFeed('xml', xml(whole + whole))
    expect(rows.map(({ problems }) => problems)).toEqual([[], ['twice']])
  })

  it('exports of older programs keep their umlauts', () => {
    const latin = Buffer.from(xml(whole).replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect(readFeed('xml', exportText(latin))[0]?.event?.place).toBe('Großer Saal')
    expect(exportText(Buffer.from('Saal;Größe', 'latin1'))).toBe('Saal;Größe')
  })
})

describe('quality, Security: a hostile export', () => {
  it('a document type and entities of its own are refused before anything is expanded', () => {
    const bomb = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${xml(whole)}`
    const reader = `<!doctype x [<!ENTITY f SYSTEM "file:///etc/passwd">]><export><event>&f;</event></export>`
    for (const text of [bomb, reader]) expect(problemOf(() => readFeed('xml', text))).toBe('hasEntities')
  })

  it.each([
    ['<export><event>', 'notXml'],
    ['no xml', 'notXml'],
    [`${'<a>'.repeat(500)}x${'</a>'.repeat(500)}`, 'notXml'],
    [xml(''), 'noEvents'],
    [xml(Array.from({ length: 5001 }, (_, index) => `<event id="${index}"/>`).join('')), 'tooMany'],
  ])('is refused as a whole', (text, problem) => {
    expect(problemOf(() => readFeed('xml', text))).toBe(problem)
  })

  it('names that mean something to JavaScript change nothing', () => {
    const text = xml(`<event id="7"><__proto__><title>x</title></__proto__></event>`)
    expect(problemOf(() => readFeed('xml', text))).toBe('notXml')
    expect(({} as Record<string, unknown>).title).toBeUndefined()
  })
})
