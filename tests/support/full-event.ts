import type { EventDetail } from '../../packages/foyer/src/domains/events/contract.ts'

/** A section that an editor has added to an event. */
export const STANDALONE = {
  ...{ id: 1, model: 'container', slug: 'event-1', parent: null, content_type: 'event', object_id: 1 },
  ...{ version_id: 1, columns: [] },
  children: [
    { id: 'a', model: 'headline', parent: null, order: 0, headline_level: 2, content: 'Ein Nachsatz' },
  ],
}

/** The values of an event with all optional fields filled. */
export function everything(event: EventDetail): Partial<EventDetail> {
  return {
    children: [{ ...event, id: event.id + 1000 }],
    important_info: '<p>Einlass ab 19 Uhr</p>',
    works: ['Erstes Stück', 'Zweites Stück'].map((title, place) => ({
      composer: 'Clara Vennemann',
      title,
      note: '',
      audio_url: `/media/test-${place}.wav`,
    })),
    video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    series: { id: 1, name: 'Nachtstücke', slug: 'x', url: '/de/series/x/1', urls: { de: '', en: '' } },
    sponsors: [
      { name: 'Reederei', url: 'https://reederei.example', image_obj: null },
      { name: 'Böse & Söhne', url: 'javascript:alert(1)', image_obj: null },
    ],
    promoter: 'Das Haus selbst',
  }
}
