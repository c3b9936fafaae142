import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/header', {
  htmlBlock: { de: 'Hinweis des Hauses', en: 'Notice from the house' },
  logoLabel: { de: (name: string) => `${name}, Startseite`, en: (name: string) => `${name}, home` },
  toHome: { de: 'Startseite', en: 'Home page' },
  mainMenu: { de: 'Hauptmenü', en: 'Main menu' },
  secondaryMenu: { de: 'Weitere Seiten', en: 'More pages' },
  menu: { de: 'Menü', en: 'Menu' },
  closeMenu: { de: 'Menü schließen', en: 'Close menu' },
  submenu: { de: (name: string) => `Untermenü ${name}`, en: (name: string) => `Submenu ${name}` },
  tabs: { de: (name: string) => `Bereich ${name}`, en: (name: string) => `Section ${name}` },
  language: { de: 'Sprache', en: 'Language' },
  search: { de: 'Suche', en: 'Search' },
  favorites: { de: 'Merkliste', en: 'Favourites' },
  favoritesHold: {
    de: (amount: number) => `Merkliste, ${amount} gemerkt`,
    en: (amount: number) => `Favourites, ${amount} saved`,
  },
  webshop: { de: 'Webshop', en: 'Webshop' },
  cart: { de: 'Warenkorb', en: 'Cart' },
  cartHolds: {
    de: (amount: number) => `Warenkorb, ${amount} ${amount === 1 ? 'Karte' : 'Karten'}`,
    en: (amount: number) => `Cart, ${amount} ${amount === 1 ? 'ticket' : 'tickets'}`,
  },
  account: { de: 'Konto', en: 'Account' },
  accountOf: { de: (name: string) => `Konto von ${name}`, en: (name: string) => `Account of ${name}` },
  login: { de: 'Anmelden', en: 'Log in' },
  myProfile: { de: 'Mein Profil', en: 'My Profile' },
  logout: { de: 'Abmelden', en: 'Log out' },
  shopOffline: { de: 'Webshop offline', en: 'Webshop offline' },
})
