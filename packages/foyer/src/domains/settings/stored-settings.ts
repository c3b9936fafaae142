import { facts } from '#house/facts'
import type { DesignSettings } from '../../contract/design-settings.ts'
import { inEachLocale, storedText } from '../../contract/locale.ts'
import { menuFlags, menuLookOf, programmeFlags, programmeLookOf } from '../../contract/looks.ts'
import type { SiteSettings } from './contract.ts'
import type { designSettings, siteSettings } from './tables.ts'

/** Converts the stored rows to the settings that calls answer, and to the fields that are written. */
export function siteOf(row: typeof siteSettings.$inferSelect): SiteSettings {
  return {
    site_name: row.siteName,
    share_image: row.shareImageId,
    is_site_online: row.isSiteOnline,
    is_shop_online: row.isShopOnline,
    html_header: { code: row.htmlHeader },
    html_footer_top: { code: row.htmlFooterTop },
    html_footer_bottom: { code: row.htmlFooterBottom },
    html_footer_logos: { code: row.htmlFooterLogos },
  }
}

export function siteValues(site: SiteSettings) {
  return {
    ...site,
    html_header: site.html_header.code,
    html_footer_top: site.html_footer_top.code,
    html_footer_bottom: site.html_footer_bottom.code,
    html_footer_logos: site.html_footer_logos.code,
  }
}

export function designOf(row: typeof designSettings.$inferSelect): DesignSettings {
  return {
    header: {
      logoLink: row.logoLink,
      basketLink: row.basketLink,
      webshopLink: row.webshopLink,
      favoritesLink: row.favoritesLink,
    },
    errors: Object.fromEntries(row.errors.map(({ status, address }) => [status, address])),
    cookies: { tagManagerId: row.tagManagerId },
    footer: {
      whistleblowerLink: row.whistleblowerLink,
      accessibilityLink: inEachLocale((locale) => row.accessibilityLink[locale]),
    },
    stickyOverlayButton: row.stickyOverlayButton,
    menu: menuFlags(row.menuLook),
    events: programmeFlags(row.programmeLook),
    parsers: {
      date: row.dateFormat,
      time: row.timeFormat,
      price: row.priceFormat,
      currency: row.currency || facts.currencySign,
    },
    teamAccordionOff: row.teamAccordionOff,
    quickBuy: row.quickBuy,
    nonCmsClass: row.nonCmsClass,
  }
}

export function designValues(design: DesignSettings) {
  const { header, footer, menu, events, parsers } = design
  return {
    logo_link: header.logoLink,
    basket_link: header.basketLink,
    webshop_link: header.webshopLink,
    favorites_link: header.favoritesLink,
    errors: Object.entries(design.errors).flatMap(([status, address]) =>
      address ? [{ status, address }] : [],
    ),
    tag_manager_id: design.cookies.tagManagerId,
    whistleblower_link: footer.whistleblowerLink,
    accessibility_link: storedText((locale) => footer.accessibilityLink[locale]),
    sticky_overlay_button: design.stickyOverlayButton,
    menu_look: menuLookOf(menu),
    programme_look: programmeLookOf(events),
    date_format: parsers.date,
    time_format: parsers.time,
    price_format: parsers.price,
    currency: parsers.currency === facts.currencySign ? '' : parsers.currency,
    team_accordion_off: design.teamAccordionOff,
    quick_buy: design.quickBuy,
    non_cms_class: design.nonCmsClass,
  }
}
