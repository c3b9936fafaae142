import { type Bilingual, LOCALES, type Locale } from '../contract/locale.ts'
import type { FieldDescription, ResourceDescription } from '../fields/description.ts'
import type { Field, Fields } from '../fields/kinds.ts'
import { hasRole } from '../platform/viewer.ts'
import { extraLabel } from './extra-facts.ts'
import { marksFor } from './marks.ts'
import { mayName } from './refusals.ts'
import { allResources, isEdited, type Resource } from './resource.ts'
import { sharedHelp, sharedLabels } from './shared-labels.ts'
import { strings as own } from './strings.ts'
import { allSubjects, subjectName, type Writer } from './subject.ts'

/** Describes one resource to the back-office: with everything it needs, so that it imports no service. */
function describeResource(
  resource: Resource,
  viewer: Pick<Writer, 'role'>,
  locale: Locale,
): ResourceDescription {
  const { subject, strings } = resource
  return {
    area: subject.area,
    model: subject.model,
    one: strings.one[locale],
    many: strings.many[locale],
    path: `/api/admin/${subjectName(subject)}/`,
    fields: describeFields(resource, fieldsFor(viewer, subject.fields), locale, ''),
    columns: resource.columns,
    filters: resource.filters,
    marks: marksFor(resource),
    order: resource.order,
    position: resource.position ?? null,
    parent: resource.parent ?? null,
    is_singleton: resource.isSingleton ?? false,
    can_create: !resource.isFixed && !resource.isSingleton,
    can_delete: !resource.isKept && !resource.isSingleton,
    can_reorder: resource.position !== undefined,
    has_page: resource.shownAt !== undefined,
    ends: resource.endsAt ?? null,
    begins: beginningOf(resource),
    accepts: resource.accepts ?? null,
    lent_by: resource.lentBy ?? null,
    can_clash: resource.clashes !== undefined,
    is_personal: subject.isPersonal ?? false,
  }
}

/** Describes every resource that the viewer may edit. */
export function describeResources(viewer: Pick<Writer, 'role'>, locale: Locale) {
  return allResources()
    .filter(({ subject }) => hasRole(viewer, subject.access))
    .map((resource) => describeResource(resource, viewer, locale))
}

/** The field of the beginning, where a list is ordered by one: such a list can be shown as a calendar. */
export function beginningOf({ subject, endsAt, order }: Resource): string | null {
  const name = order.replace(/^-/, '')
  return endsAt && subject.fields[name]?.kind === 'dateTime' ? name : null
}

/** 1 §3 User state, admin_menus: the links to the back-office and to every resource that the viewer may edit. */
export function adminMenus(viewer: Pick<Writer, 'role'>, locale: Locale): { title: string; url: string }[] {
  const resources = allResources().filter(({ subject }) => hasRole(viewer, subject.access))
  if (resources.length === 0) return []
  const menus = resources.map(({ subject, strings, isSingleton }) => ({
    title: strings.many[locale],
    url: `/admin/${subjectName(subject)}/${isSingleton ? '1/change/' : ''}`,
  }))
  return [{ title: own.office[locale], url: '/admin/' }, ...menus]
}

/** A field that names items of a kind that the viewer may not edit is not in their form. */
function fieldsFor(viewer: Pick<Writer, 'role'>, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => mayName(viewer, field)))
}

function describeFields(
  resource: Resource,
  fields: Fields,
  locale: Locale,
  before: string,
): FieldDescription[] {
  return Object.entries(fields)
    .filter(([, field]) => !leadsNowhere(field))
    .filter(([, field]) => LOCALES.length > 1 || !('betweenLanguages' in field && field.betweenLanguages))
    .map(([name, field]) => describeField(resource, `${before}${name}`, field, locale))
}

function describeField(resource: Resource, path: string, field: Field, locale: Locale): FieldDescription {
  const label = (key: string) => labelOf(resource, key)[locale]
  const help = resource.help?.[path] ?? (sharedHelp as Record<string, Bilingual>)[path]
  const limits = Object.entries(field).filter(
    (entry): entry is [string, string | number] =>
      !SAID_ELSEWHERE.has(entry[0]) && ['string', 'number'].includes(typeof entry[1]),
  )
  return {
    name: path.slice(path.lastIndexOf('.') + 1),
    label: label(path),
    ...(help && { help: help[locale] }),
    kind: field.kind,
    // A field that is filled from another one may be left empty.
    required: 'required' in field && field.required === true && !('from' in field),
    ...('inOneLanguage' in field && field.inOneLanguage && LOCALES.length > 1 && { in_one_language: true }),
    read_only: field.readOnly === true,
    limits: {
      ...Object.fromEntries(limits),
      // The same word as for a text in both languages.
      ...(field.kind === 'string' && field.multiline && { text: 'lines' }),
    },
    ...('default' in field && { default: field.default }),
    ...('options' in field && {
      options: field.options.map((value) => ({ value, label: label(`${path}=${value}`) })),
    }),
    ...targetOf(field),
    ...(field.kind === 'items' && { fields: describeFields(resource, field.fields, locale, `${path}.`) }),
  }
}

const SAID_ELSEWHERE = new Set(['kind', 'required', 'readOnly', 'default', 'to'])

function targetOf(field: Field): { of?: string } {
  const subject = subjectOf(field)
  return subject ? { of: subjectName(subject) } : {}
}

/** Whether a field references items of an area that the house does without: there are none to choose from. */
function leadsNowhere(field: Field): boolean {
  const subject = subjectOf(field)
  return subject !== undefined && !isEdited(subject)
}

function subjectOf(field: Field) {
  const target = field.kind === 'image' ? 'image' : 'to' in field ? field.to : null
  return target ? allSubjects().find((candidate) => candidate.target === target) : undefined
}

/** The label of a field, of a field of a record, or of an option. */
export function labelOf({ strings, subject }: Resource, key: string): Bilingual {
  const label =
    strings[key] ?? (sharedLabels as Record<string, Bilingual>)[key] ?? extraLabel(subject.model, key)
  if (!label) throw new TypeError(`${subjectName(subject)} does not say what "${key}" is called`)
  return label
}
