import type { Bilingual } from 'openfoyer/content'
import type { PictureKey } from '../artwork/pictures.ts'

export type CategoryKey = 'listening' | 'house' | 'people'

export interface Article {
  category: CategoryKey
  title: Bilingual
  subtitle: Bilingual
  teaser: Bilingual
  author: string
  picture: PictureKey
  /** The programmes it is about. */
  programmes?: string[]
  /** Paragraphs; one that begins with `# ` is a heading, one with `> ` a quotation. */
  body: { de: string[]; en: string[] }
}
