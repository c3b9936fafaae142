import type { ModuleInput } from '../src/pages/stored-modules.ts'

/** Short ways to write the demo's modules down. */
export const headline = (
  content: string,
  more: { level?: 2 | 3 | 4; preline?: string; subline?: string } = {},
): ModuleInput => ({
  model: 'headline',
  content,
  headline_level: more.level ?? 2,
  preline: more.preline ?? '',
  subline: more.subline ?? '',
})

/** Paragraphs; one that begins with a tag is taken as it is. */
export const text = (...paragraphs: string[]): ModuleInput => ({
  model: 'text',
  content: paragraphs
    .map((paragraph) => (paragraph.startsWith('<') ? paragraph : `<p>${paragraph}</p>`))
    .join(''),
})

type Ground = '' | 'cc01' | 'cc02' | 'cc03'

export const section = (
  ground: Ground,
  ...columns: { classes: string; children: ModuleInput[] }[]
): ModuleInput => ({
  model: 'section',
  extra_class: ground,
  columns,
})

export const column = (classes: string, ...children: ModuleInput[]) => ({ classes, children })
