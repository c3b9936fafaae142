import { defineContent } from 'openfoyer/content'

/** One evening in summer and one in winter, both at half past seven, and one article. */
export default defineContent({
  async fill(desk) {
    const [venue] = await desk.add('venue', [
      {
        name: { de: 'Speicher', en: 'Warehouse' },
        street: 'Water Street 1',
        postal_code: 'A1C 1A1',
        city: 'St. John’s',
        opening_hours: [{ weekday: 1, time_from: '14:00', time_to: '18:00' }],
      },
    ])
    const [room] = await desk.add('room', [{ venue: venue ?? 0, name: { de: 'Saal', en: 'Hall' } }])
    await desk.page({
      languages: {
        de: { title: 'Start', path: '', modules: [] },
        en: { title: 'Home', path: '', modules: [] },
      },
    })
    const year = Number(desk.today.slice(0, 4)) + 1
    await desk.add(
      'event',
      [`${year}-07-15`, `${year}-12-15`].map((day) => ({
        title: { de: `Abend am ${day}`, en: `Evening on ${day}` },
        room: room ?? 0,
        date_start: desk.instant(day, '19:30'),
        date_end: desk.instant(day, '21:45'),
        prices: [{ id: 1, price: '12.50' }],
      })),
    )
    await desk.add('article', [
      { title: { de: 'Neu', en: 'New' }, published_at: desk.instant(desk.addDays(desk.today, -1), '08:00') },
    ])
  },
})
