import { ROLES, type Role } from '../contract/endpoint.ts'

/** Who asks. A visitor, unless a session says otherwise; no role is privileged by default. */
export type Viewer =
  | { role: 'visitor'; userId: null; hasDashboardAccess?: false }
  | { role: Exclude<Role, 'visitor'>; userId: number; hasDashboardAccess?: boolean }

export const VISITOR: Viewer = { role: 'visitor', userId: null }

export function hasRole(viewer: { role: Role }, needed: Role): boolean {
  return ROLES.indexOf(viewer.role) >= ROLES.indexOf(needed)
}

/** Editors and admins see offline pages, versions and the toolbar (3-readings, Editing). */
export function isEditor(viewer: Viewer): boolean {
  return hasRole(viewer, 'editor')
}
