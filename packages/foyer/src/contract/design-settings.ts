import { z } from 'zod'
import { facts } from '#house/facts'
import { inEachLocale } from './locale.ts'

/** A switch between two looks. */
const flag = z.boolean().default(false)

/** 1 §3 and 2 §3 Design settings. An empty object is valid: every setting has a default. */
export const designSettings = z.object({
  header: z
    .object({
      logoLink: z.string().default(''),
      basketLink: z.string().default('/webshop'),
      webshopLink: z.string().default('/webshop'),
      favoritesLink: z.string().default('/en'),
    })
    .prefault({}),
  /** The page for an error by its status code, as the address of an HTML file. */
  errors: z.record(z.string().regex(/^\d{3}$/), z.string()).default({}),
  cookies: z.object({ tagManagerId: z.string().default('') }).prefault({}),
  footer: z
    .object({
      /** The whistleblower-protection office; without it no link is shown. */
      whistleblowerLink: z.string().default(''),
      /** The page on accessibility, in each language. */
      accessibilityLink: z.object(inEachLocale(() => z.string().default(''))).prefault({}),
    })
    .prefault({}),
  stickyOverlayButton: z.boolean().default(true),
  menu: z.object({ style1: z.boolean().default(true), style2: flag }).prefault({}),
  events: z.object({ style1: z.boolean().default(true), style2: flag, style3: flag }).prefault({}),
  parsers: z
    .object({
      /** Tokens as in `ddd, D. MMMM YYYY`; several lines are shown as several lines. */
      date: z.string().default('ddd, D. MMMM YYYY'),
      time: z.string().default('HH:mm'),
      /** How a price of 0.00 is written: `0,00 €`. Without it, as usual in the language. */
      price: z.string().default(''),
      currency: z.string().default(facts.currencySign),
    })
    .prefault({}),
  teamAccordionOff: flag,
  quickBuy: z.boolean().default(true),
  /** The class of `<body>` on event and production pages (1 §2 Body class). */
  nonCmsClass: z.string().default('non-cms'),
})
export type DesignSettings = z.infer<typeof designSettings>
