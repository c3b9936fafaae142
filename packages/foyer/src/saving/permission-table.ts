import { ROLES, type Role } from '../contract/endpoint.ts'
import type { Field, Fields } from '../fields/kinds.ts'
import { hasRole } from '../platform/viewer.ts'
import { allResources, type Resource } from './resource.ts'

export interface Permission {
  /** The name of the subject in the back-office. */
  what: string
  /** What each role may do with it; empty means nothing. */
  may: Record<Role, string>
}

const NOBODY = { visitor: '', customer: '', editor: '', admin: '' }

/** Permissions that do not belong to a resource; each has a test of its own. */
const BESIDE_RESOURCES: Permission[] = [
  {
    what: 'The back-office itself',
    may: { ...NOBODY, visitor: 'is shown the login', editor: 'open', admin: 'open' },
  },
  {
    what: 'Import desk',
    may: { ...NOBODY, editor: 'look, take over, set aside', admin: 'look, take over, set aside' },
  },
  {
    what: 'Words of pages, where they stand',
    may: { ...NOBODY, editor: 'write, publish', admin: 'write, publish' },
  },
  { what: 'Raw HTML, wherever it stands', may: { ...NOBODY, editor: 'see', admin: 'see, write' } },
  { what: 'Redirects to other sites', may: { ...NOBODY, editor: 'see', admin: 'see, write' } },
  {
    what: 'Site and shop online or offline',
    may: { ...NOBODY, editor: 'with access to the dashboard', admin: 'with access to the dashboard' },
  },
]

/** Who may do what in the back-office, in the order of its menu. Made from the declarations, so it is always true. */
export function permissionTable(): Permission[] {
  return [...BESIDE_RESOURCES, ...allResources().map(permissionFor)]
}

function permissionFor(resource: Resource): Permission {
  const { subject, strings } = resource
  const done = actionsOn(resource).join(', ')
  const may = ROLES.map((role) => [role, hasRole({ role }, subject.access) ? done : ''])
  return { what: strings.many.en, may: Object.fromEntries(may) as Record<Role, string> }
}

function actionsOn({ subject, isFixed, isKept, isSingleton, position, accepts }: Resource): string[] {
  return [
    'see',
    ...(isFixed || isSingleton ? [] : ['add']),
    ...(accepts ? ['upload'] : []),
    ...(isTyped(subject.fields) ? ['change'] : []),
    ...(isKept || isSingleton ? [] : ['delete']),
    ...(position ? ['reorder'] : []),
  ]
}

function isTyped(fields: Fields): boolean {
  return Object.values(fields).some((field: Field) => !field.readOnly)
}
