import type { Page } from '@playwright/test'
import type { Settings } from '../../packages/foyer/src/domains/settings/contract.ts'
import type { NavItem, Navigation } from '../../packages/foyer/src/pages/contract.ts'
import { expect } from './browser.ts'

export type Locale = 'de' | 'en'

/** The texts of the header in each language, and one page in both. */
export const WORDS = {
  de: {
    house: '/de/haus',
    houseName: 'Das Haus',
    mainMenu: 'Hauptmenü',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    submenu: 'Untermenü Das Haus',
    child: { name: 'Räume', url: '/de/haus/raeume' },
    tabs: 'Bereich Das Haus',
    language: 'Sprache: DE, Deutsch',
    otherLanguage: 'English',
    secondary: 'Weitere Seiten',
    login: 'Anmelden',
    account: 'Konto',
    favorites: 'Merkliste',
    cart: 'Warenkorb',
    cartHolds: 'Warenkorb, 3 Karten',
    profile: 'Mein Profil',
    logout: 'Abmelden',
  },
  en: {
    house: '/en/house',
    houseName: 'The house',
    mainMenu: 'Main menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
    submenu: 'Submenu The house',
    child: { name: 'Spaces', url: '/en/house/spaces' },
    tabs: 'Section The house',
    language: 'Language: EN, English',
    otherLanguage: 'Deutsch',
    secondary: 'More pages',
    login: 'Log in',
    account: 'Account',
    favorites: 'Favourites',
    cart: 'Cart',
    cartHolds: 'Cart, 3 tickets',
    profile: 'My Profile',
    logout: 'Log out',
  },
} as const

export function menuItem(menu_name: string, more: Partial<NavItem> = {}): NavItem {
  return {
    url: `/en/${encodeURIComponent(menu_name)}`,
    menu_name,
    is_clickable: true,
    has_tab_navigation: false,
    children: [],
    ...more,
  }
}

interface Change {
  settings?(settings: Settings): void
  nav?(nav: Navigation): void
}

/** Shows the page of the house in English with other settings or another menu: both are requested when the language changes. */
export async function openWith(page: Page, { settings, nav }: Change): Promise<void> {
  await page.route(/\/en\/pageeditor-api\/settings/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    settings?.(json.data)
    await route.fulfill({ response, json })
  })
  await page.route(/\/en\/pageeditor-api\/nav/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    nav?.(json)
    await route.fulfill({ response, json })
  })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de/haus')
  await page.getByRole('button', { name: WORDS.de.language }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/house')
  if (size) await page.setViewportSize(size)
}
