import { ACCESS_FEATURES } from '../../contract/access-features.ts'
import { AUDIENCES } from '../../contract/audiences.ts'
import { nameOf } from '../../contract/in-language.ts'
import { SPOKEN_LANGUAGES, SURTITLE_LANGUAGES } from '../../contract/languages.ts'
import {
  bilingual,
  choices,
  day,
  file,
  image,
  items,
  number,
  reference,
  references,
  string,
  video,
} from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { publicationFields, published } from '../../saving/publication.ts'
import { searchWords } from '../../saving/search-words.ts'
import { defineSubject } from '../../saving/subject.ts'
import { productionContributors, productionImages, productions, productionTagLinks } from './tables.ts'

/** A contributor: a person of the house, or a guest with a name only. */
export const contributorFields = {
  person: reference('person'),
  name: string({ required: true }),
  role: bilingual(),
}

export const workFields = {
  composer: string(),
  title: bilingual(),
  note: bilingual(),
  audio_url: file('audio'),
}

/** What the filters of the programme need to know; where an event is silent, its production answers. */
export const findingFields = {
  spoken: choices(SPOKEN_LANGUAGES),
  surtitled: choices(SURTITLE_LANGUAGES),
  age_from: number({ min: 0, max: 99 }),
  audience: choices(AUDIENCES),
  intervals: number({ min: 0, max: 9 }),
  content_notes: bilingual({ text: 'lines', maxLength: 1000 }),
  access_features: choices(ACCESS_FEATURES),
  access_missing: choices(ACCESS_FEATURES),
}

const MANY_NAMES = 200

/** A production; its texts are used by all its events. */
export const production = defineSubject({
  area: 'productions',
  model: 'production',
  target: 'production',
  access: 'editor',
  fields: {
    title: bilingual({ required: true }),
    subtitle: bilingual(),
    author: string(),
    description: bilingual({ text: 'rich' }),
    season: reference('season'),
    exhibition_type: reference('exhibitionType'),
    premiere_on: day(),
    tags: references('productionTag'),
    contributors: items(contributorFields, { max: MANY_NAMES }),
    works: items(workFields),
    promoter: bilingual({ text: 'lines', maxLength: 2000 }),
    image: image(),
    images: references('image'),
    video_url: video(),
    video_image: image(),
    duration_minutes: number({ min: 1, max: 10_000 }),
    language: bilingual(),
    surtitles: bilingual(),
    age_advice: bilingual(),
    ...findingFields,
    position: number({ min: 0, max: 100_000, default: 0 }),
    ...searchWords,
    ...publicationFields,
  },
  store: storedIn(productions, {
    tags: { table: productionTagLinks, owner: 'productionId', target: 'tagId' },
    images: { table: productionImages, owner: 'productionId', target: 'imageId', position: 'position' },
    contributors: { table: productionContributors, owner: 'productionId', position: 'position' },
  }),
  titleOf: ({ title }) => nameOf(title),
  check: async (_saving, values) => published(values),
  indexed: async (_db, { id }) => [{ kind: 'production', ids: [id] }],
})
