import {
  bilingual,
  boolean,
  choice,
  dateTime,
  image,
  items,
  link,
  number,
  reference,
  references,
  string,
  video,
} from '../../fields/kinds.ts'
import { publicationFields } from '../../saving/publication.ts'
import { contributorFields, findingFields, workFields } from '../productions/production-subject.ts'
import { EVENT_SETTINGS, EVENT_STATUS } from './contract.ts'

const KEY = { min: 0, max: 2_147_483_647 }
const MANY_DATES = 200

/** 2 §3 Ticket price item. */
const price = {
  price: string({ required: true, maxLength: 12, format: 'money' }),
  text: bilingual(),
  note: bilingual(),
  name: bilingual(),
  has_discounts: boolean(),
  seat_group: number(KEY),
  sale_type_id: number({ ...KEY, default: 0 }),
  id: number({ ...KEY, required: true }),
}

/** 2 §3 Seat group, with its timeslots. */
const seatGroup = {
  id: number({ ...KEY, required: true }),
  seat_group: number({ ...KEY, required: true }),
  status: string({ maxLength: 20 }),
  text: bilingual(),
  note: bilingual(),
  prices: items(price),
  timeslots: items(
    {
      id: number({ ...KEY, required: true }),
      time_start: string({ required: true, maxLength: 40 }),
      status: string({ maxLength: 20 }),
      block_id: number({ ...KEY, required: true }),
    },
    { max: MANY_DATES },
  ),
}

/** The fields of an event, in the order of its form. Empty texts are taken from its production. */
export const eventFields = {
  production: reference('production'),
  title: bilingual(),
  subtitle: bilingual(),
  event_type: bilingual(),
  date_start: dateTime({ required: true }),
  date_end: dateTime({ required: true }),
  room: reference('room'),
  status: choice(EVENT_STATUS, 'scheduled'),
  moved_from: dateTime(),
  series: reference('series'),
  genre: reference('genre'),
  exhibition_type: reference('exhibitionType'),
  parent: reference('event'),
  tags: references('eventTag'),

  id_jet: string({ maxLength: 50, format: 'key' }),
  ticket_sale_from: dateTime(),
  ticket_url: link(),
  prices: items(price),
  seat_groups: items(seatGroup),

  important_info: bilingual({ text: 'rich' }),
  description: bilingual({ text: 'rich' }),
  contributors: items(contributorFields, { max: MANY_DATES }),
  works: items(workFields),
  sponsors: items({ name: string({ required: true }), url: link(), image_id: image() }),
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
  setting: choice(EVENT_SETTINGS, 'indoors'),
  ...publicationFields,
}
