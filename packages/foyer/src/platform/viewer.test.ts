import { expect, it } from 'vitest'
import { ROLES } from '../contract/endpoint.ts'
import { hasRole, isEditor, VISITOR, type Viewer } from './viewer.ts'

const of = (role: (typeof ROLES)[number]) => ({ role, userId: 1 }) as Viewer

it('every role may what those before it may, and nothing of those after it', () => {
  for (const [place, role] of ROLES.entries())
    expect(ROLES.map((needed) => hasRole(of(role), needed))).toEqual(ROLES.map((_, other) => other <= place))
})

it('3-readings, Editing: editors and admins edit', () => {
  expect(ROLES.filter((role) => isEditor(of(role)))).toEqual(['editor', 'admin'])
  expect(VISITOR).toEqual({ role: 'visitor', userId: null })
})
