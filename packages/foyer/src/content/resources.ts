import type { Bilingual } from '../contract/locale.ts'
import { event } from '../domains/events/event-subject.ts'
import { teaser } from '../domains/events/teaser-subject.ts'
import { eventTag, genre } from '../domains/events/vocabulary-subjects.ts'
import { form } from '../domains/forms/form-subject.ts'
import { article, articleCategory, articleTag } from '../domains/magazine/article-subjects.ts'
import { person, personCategory } from '../domains/people/person-subjects.ts'
import { production } from '../domains/productions/production-subject.ts'
import { exhibitionType, productionTag, season } from '../domains/productions/vocabulary-subjects.ts'
import { synonym } from '../domains/search/synonym-subject.ts'
import { series } from '../domains/series/series-subject.ts'
import { alert } from '../domains/settings/alert-subject.ts'
import { subscription } from '../domains/subscriptions/subscription-subject.ts'
import { room } from '../domains/venues/room-subject.ts'
import { venue } from '../domains/venues/venue-subject.ts'
import type { BilingualField, Field, Fields, FieldValue, ItemsField } from '../fields/kinds.ts'
import { legalText } from '../pages/legal-subject.ts'
import { navigationLink } from '../pages/navigation-link-subject.ts'
import { redirect } from '../pages/redirect-subject.ts'
import type { Subject } from '../saving/subject.ts'

/**
 * What the content of a house may add, by the names that the calls of the back-office use (`/api/admin/{area}/{name}/`). Pages,
 * sections, pictures, files and settings have functions of their own.
 */
export const RESOURCES = {
  venue,
  room,
  series,
  season,
  exhibitiontype: exhibitionType,
  productiontag: productionTag,
  production,
  genre,
  eventtag: eventTag,
  event,
  teaser,
  personcategory: personCategory,
  person,
  articlecategory: articleCategory,
  articletag: articleTag,
  article,
  form,
  subscription,
  alert,
  legaltext: legalText,
  redirect,
  navigationlink: navigationLink,
  synonym,
}
export type ResourceName = keyof typeof RESOURCES

/** The fields of a resource, all of which may be left out here; saving refuses an item that lacks a required one. */
export type ValuesOf<R extends ResourceName> =
  (typeof RESOURCES)[R] extends Subject<infer F> ? GivenFields<F> : never

export type GivenFields<F extends Fields> = { [K in keyof F]?: Given<F[K]> }
type Given<F extends Field> =
  F extends ItemsField<infer I>
    ? GivenFields<I>[]
    : F extends BilingualField
      ? Partial<Bilingual>
      : FieldValue<F>
