import {
  button,
  column,
  defineContent,
  eventList,
  FULL_PRICE,
  headline,
  section,
  text,
} from 'openfoyer/content'

export default defineContent({
  users: [{ email: 'office@pump.example', role: 'editor', firstName: 'Mia', lastName: 'Berg' }],

  async fill(desk) {
    desk.step('places and programme')
    const { pump } = await desk.add('venue', {
      pump: {
        name: { de: 'Altes Pumpwerk', en: 'The Old Pump House' },
        street: 'Am Kanal 2',
        city: 'Kanalstadt',
      },
    })
    const { hall } = await desk.add('room', {
      hall: { venue: pump, name: { de: 'Maschinenhalle', en: 'Engine Hall' }, capacity: 90 },
    })
    const { buckets } = await desk.add('production', {
      buckets: {
        title: { de: 'Wassermusik für fünf Eimer', en: 'Water Music for Five Buckets' },
        description: { de: '<p>Es wird nass.</p>', en: '<p>It will be wet.</p>' },
        duration_minutes: 60,
      },
    })
    await desk.add(
      'event',
      [3, 4].map((days) => {
        const day = desk.addDays(desk.today, days)
        return {
          production: buckets,
          room: hall,
          date_start: desk.instant(day, '20:00'),
          date_end: desk.instant(day, '21:00'),
          prices: [{ id: 1, price: '14.00', text: FULL_PRICE }],
        }
      }),
    )

    desk.step('pages')
    await desk.settings('site', { site_name: 'The Old Pump House' })
    await desk.page({
      page_class: 'home',
      languages: {
        de: {
          path: '',
          title: 'Altes Pumpwerk',
          headline: 'Hier läuft das Wasser zusammen',
          modules: [
            section('', column('small-12', eventList())),
            headline('So finden Sie zu uns'),
            text('Am Kanal entlang, bis es rauscht.'),
            button('Zum Haus', desk.address('venue', pump, 'de')),
          ],
        },
        en: {
          path: '',
          title: 'The Old Pump House',
          headline: 'Where the water comes together',
          modules: [
            section('', column('small-12', eventList())),
            headline('How to find us'),
            text('Along the canal, until you hear it.'),
            button('See the house', desk.address('venue', pump, 'en')),
          ],
        },
      },
    })
  },
})
