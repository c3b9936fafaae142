import type { Bilingual, Locale } from '../../contract/locale.ts'

/**
 * Names of the options of a choice (2 §3 Variants of block options), by field and value; with the model first where
 * they differ.
 */
const LABELS: Record<string, Bilingual> = {
  'headline_level=2': { de: 'H2', en: 'H2' },
  'headline_level=3': { de: 'H3', en: 'H3' },
  'headline_level=4': { de: 'H4', en: 'H4' },
  'headline_level=5': { de: 'H5', en: 'H5' },
  'headline_level=6': { de: 'H6', en: 'H6' },
  'format=large': { de: 'Groß', en: 'Large' },
  'format=medium': { de: 'Mittel', en: 'Medium' },
  'format=small': { de: 'Klein', en: 'Small' },
  'format=standard': { de: 'Untereinander', en: 'One below the other' },
  'format=slider': { de: 'Zum Blättern', en: 'Slider' },
  'format=grid': { de: 'Raster', en: 'Grid' },
  'format=masonry': { de: 'Mauerwerk', en: 'Masonry' },
  'format=parallax': { de: 'Parallaxe', en: 'Parallax' },
  'format=semi-lazy': { de: 'Versetzt', en: 'Semi-lazy' },
  'extra_class=button': { de: 'Knopf', en: 'Button' },
  'extra_class=link': { de: 'Link', en: 'Link' },
  'extra_class=slider': { de: 'Laufband', en: 'Running band' },
  'teaser-list.extra_class=slider': { de: 'Zum Blättern', en: 'Slider' },
  'extra_class=list': { de: 'Liste', en: 'List' },
  'extra_class=image-left': { de: 'Bild links', en: 'Image left' },
  'extra_class=image-right': { de: 'Bild rechts', en: 'Image right' },
  'extra_class=fullscreen': { de: 'Ganzes Fenster', en: 'Full screen' },
  'extra_class=image-text': { de: 'Bild, Text', en: 'Image, text' },
  'extra_class=text-image': { de: 'Text, Bild', en: 'Text, image' },
  'section.extra_class=': { de: 'Papier', en: 'Paper' },
  'extra_class=cc01': { de: 'Sand', en: 'Sand' },
  'extra_class=cc02': { de: 'Grün', en: 'Green' },
  'extra_class=cc03': { de: 'Blau', en: 'Blue' },
  'logo-list.extra_class=': { de: 'Klein', en: 'Small' },
  'logo-list.extra_class=large': { de: 'Groß', en: 'Large' },
  'filters=': { de: 'Alle', en: 'All' },
  'filters=next_3_days': { de: 'Die nächsten drei Tage', en: 'The next three days' },
  'filters=weekend': { de: 'Wochenende', en: 'Weekend' },
  'layout=default': { de: 'Spalte', en: 'Column' },
  'layout=wide': { de: 'Breit', en: 'Wide' },
  'media_type=': { de: 'Ton', en: 'Sound' },
  'media_type=music': { de: 'Musik', en: 'Music' },
  'media_type=podcast': { de: 'Podcast', en: 'Podcast' },
}

export function optionLabel(model: string, field: string, value: string | number, locale: Locale): string {
  const label = LABELS[`${model}.${field}=${value}`] ?? LABELS[`${field}=${value}`]
  return label?.[locale] ?? String(value)
}
