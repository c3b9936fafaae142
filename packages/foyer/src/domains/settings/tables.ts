import type { MenuLook, ProgrammeLook } from '../../contract/looks.ts'
import { announces } from '../../platform/cache/table-tags.ts'
import { bilingual, moment, publication } from '../../platform/database/columns.ts'
import { boolean, index, integer, jsonb, pgTable, serial, text } from '../../platform/database/drizzle.ts'
import { ONLINE_TAG } from '../../platform/online.ts'
import { images } from '../media/tables.ts'
import type {
  BrandColour,
  BrandCorners,
  BrandDensity,
  BrandPictures,
  BrandScheme,
  BrandScope,
} from './brand/brand-options.ts'

/** The tag of answers with the settings. */
export const SETTINGS_TAG = ONLINE_TAG

export const BREAKING_NEWS_TAG = 'breaking-news'

/** Each table has exactly one row, added by a migration. */
const ONLY = 1

/** 1 §3 Site settings: one row. */
export const siteSettings = pgTable('site_setting', {
  id: integer().primaryKey().default(ONLY),
  siteName: text().notNull().default('Foyer'),
  shareImageId: integer().references(() => images.id, { onDelete: 'set null' }),
  isSiteOnline: boolean().notNull().default(true),
  isShopOnline: boolean().notNull().default(true),
  htmlHeader: text().notNull().default(''),
  htmlFooterTop: text().notNull().default(''),
  htmlFooterBottom: text().notNull().default(''),
  htmlFooterLogos: text().notNull().default(''),
})

/** 1 §3 and 2 §3 Design settings: one row. `contract/design-settings.ts` explains the defaults. */
export const designSettings = pgTable('design_setting', {
  id: integer().primaryKey().default(ONLY),
  logoLink: text().notNull().default(''),
  basketLink: text().notNull().default('/webshop'),
  webshopLink: text().notNull().default('/webshop'),
  favoritesLink: text().notNull().default('/en'),
  errors: jsonb().$type<{ status: string; address: string }[]>().notNull().default([]),
  tagManagerId: text().notNull().default(''),
  whistleblowerLink: text().notNull().default(''),
  accessibilityLink: bilingual(),
  stickyOverlayButton: boolean().notNull().default(true),
  menuLook: text().$type<MenuLook>().notNull().default('row'),
  programmeLook: text().$type<ProgrammeLook>().notNull().default('timetable'),
  dateFormat: text().notNull().default('ddd, D. MMMM YYYY'),
  timeFormat: text().notNull().default('HH:mm'),
  priceFormat: text().notNull().default(''),
  /** Empty: the sign of the house's currency. */
  currency: text().notNull().default(''),
  teamAccordionOff: boolean().notNull().default(false),
  quickBuy: boolean().notNull().default(true),
  nonCmsClass: text().notNull().default('non-cms'),
})

/** The HTML of error pages, by status (1 §8). */
export const errorPages = pgTable('error_page', {
  id: serial().primaryKey(),
  status: text().notNull().unique(),
  code: text().notNull(),
})

/** The alert above every page (1 §3 Top alert). */
export const breakingNews = pgTable(
  'breaking_news',
  {
    id: serial().primaryKey(),
    title: bilingual(),
    text: bilingual(),
    linkUrl: bilingual(),
    linkTitle: bilingual(),
    /** It is not shown after this moment. */
    until: moment(),
    ...publication,
  },
  (table) => [index().on(table.publishedAt)],
)

/**
 * A brand changes the theme of the house while it is published. The newest one counts; those of a festival count where a series or
 * a page names them.
 */
export const brands = pgTable('brand', {
  id: serial().primaryKey(),
  name: text().notNull(),
  scope: text().$type<BrandScope>().notNull().default('house'),
  isPublished: boolean().notNull().default(false),
  startsAt: moment(),
  until: moment(),
  colours: jsonb().$type<BrandColour[]>().notNull().default([]),
  pictures: text().$type<BrandPictures>().notNull().default('theme'),
  corners: text().$type<BrandCorners>().notNull().default('theme'),
  /** An SVG that has only harmless elements; empty for the logo of the theme. */
  logo: text().notNull().default(''),
  /** A logo that is a picture; it counts before the SVG. */
  logoImageId: integer().references(() => images.id, { onDelete: 'set null' }),
  /** For links to pages without a picture of their own. */
  shareImageId: integer().references(() => images.id, { onDelete: 'set null' }),
  /** The name of a pair of faces of the theme; `theme` for its own. */
  faces: text().notNull().default('theme'),
  density: text().$type<BrandDensity>().notNull().default('theme'),
  scheme: text().$type<BrandScheme>().notNull().default('theme'),
})

announces(SETTINGS_TAG, siteSettings, designSettings, errorPages, brands)
announces(BREAKING_NEWS_TAG, breakingNews)
