import type { DesignSettings } from './design-settings.ts'

/** A calm row in the header (`style1` of the calls), or large words below it (`style2`). */
export const MENU_LOOKS = ['row', 'words'] as const
export type MenuLook = (typeof MENU_LOOKS)[number]

/** Days with times (`style1`), a wall of posters (`style2`), or a compact list (`style3`). */
export const PROGRAMME_LOOKS = ['timetable', 'posters', 'compact'] as const
export type ProgrammeLook = (typeof PROGRAMME_LOOKS)[number]

/** The calls of the specification have a flag for each look. Where several are on, the highest number wins. */
export function menuLookOf({ style2 }: Pick<DesignSettings['menu'], 'style2'>): MenuLook {
  return style2 ? 'words' : 'row'
}

export function menuFlags(look: MenuLook): DesignSettings['menu'] {
  return { style1: look === 'row', style2: look === 'words' }
}

export function programmeLookOf({ style2, style3 }: DesignSettings['events']): ProgrammeLook {
  if (style3) return 'compact'
  return style2 ? 'posters' : 'timetable'
}

export function programmeFlags(look: ProgrammeLook): DesignSettings['events'] {
  return { style1: look === 'timetable', style2: look === 'posters', style3: look === 'compact' }
}
