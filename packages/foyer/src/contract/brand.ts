/** What a published brand changes on a page. */
export interface Brand {
  /** Custom properties of the document, and its colour scheme. */
  style: Record<string, string>
  /** Null: as the theme says. */
  pictures: 'none' | 'duotone' | null
  /** Its address; null for the logo of the theme. */
  logo: string | null
}
