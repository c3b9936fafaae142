import { MENU_LOOKS, PROGRAMME_LOOKS } from '../../contract/looks.ts'
import { PRICE_AMOUNT } from '../../contract/prices.ts'
import { bilingual, boolean, choice, html, image, items, link, string } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject } from '../../saving/subject.ts'
import { strings } from './strings.ts'
import { designSettings, errorPages, siteSettings } from './tables.ts'

/** 1 §3 Site settings. Only admins may write its blocks of raw HTML. */
export const site = defineSubject({
  area: 'settings',
  model: 'site',
  access: 'editor',
  fields: {
    site_name: string({ required: true, maxLength: 100 }),
    share_image: image(),
    is_site_online: boolean(true),
    is_shop_online: boolean(true),
    html_header: html(),
    html_footer_top: html(),
    html_footer_bottom: html(),
    html_footer_logos: html(),
  },
  store: storedIn(siteSettings),
  titleOf: ({ site_name }) => site_name,
  /** 3-readings, Editing: access to the dashboard allows switching site and shop online and offline. */
  derive(values, saving, before) {
    const { viewer } = saving
    if (viewer.role === 'admin' || viewer.hasDashboardAccess) return {}
    for (const name of ['is_site_online', 'is_shop_online'] as const) {
      if (before && values[name] !== before[name]) refuse(saving, name, strings.switchesForDashboard)
    }
    return {}
  },
})

const FORMAT = { required: true, maxLength: 200 }

/** 1 §3 and 2 §3 Design settings. */
export const design = defineSubject({
  area: 'settings',
  model: 'design',
  access: 'admin',
  fields: {
    logo_link: link(),
    basket_link: link(),
    webshop_link: link(),
    favorites_link: link(),
    whistleblower_link: link(),
    accessibility_link: bilingual({ text: 'link' }),
    menu_look: choice(MENU_LOOKS, 'row'),
    programme_look: choice(PROGRAMME_LOOKS, 'timetable'),
    sticky_overlay_button: boolean(true),
    quick_buy: boolean(true),
    team_accordion_off: boolean(),
    date_format: string({ ...FORMAT, multiline: true }),
    time_format: string(FORMAT),
    price_format: string({ maxLength: 20 }),
    currency: string({ maxLength: 10 }),
    tag_manager_id: string({ maxLength: 50, format: 'key' }),
    non_cms_class: string({ maxLength: 100 }),
    errors: items({
      status: string({ required: true, maxLength: 3, format: 'digits' }),
      address: link({ required: true }),
    }),
  },
  store: storedIn(designSettings),
  titleOf: () => 'Design',
  async check(saving, values) {
    if (values.price_format && !PRICE_AMOUNT.test(values.price_format)) {
      refuse(saving, 'price_format', strings.noPriceFormat)
    }
    return values
  },
})

export const errorPage = defineSubject({
  area: 'settings',
  model: 'errorpage',
  access: 'admin',
  fields: {
    status: string({ required: true, maxLength: 3, format: 'digits' }),
    code: html({ required: true }),
  },
  store: storedIn(errorPages),
  titleOf: ({ status }) => status,
  async check(saving, values) {
    if (!/^[45]\d\d$/.test(values.status)) refuse(saving, 'status', strings.noErrorStatus)
    return values
  },
})
