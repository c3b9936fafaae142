import type { DesignSettings } from '../../../contract/design-settings.ts'

/** The id of the tag manager to load after consent; null where none is set, or where the setting is not a valid id. */
export function tagManagerId(design: Pick<DesignSettings, 'cookies'> | null): string | null {
  const id = design?.cookies.tagManagerId ?? ''
  return /^GTM-[A-Z0-9]+$/.test(id) ? id : null
}
