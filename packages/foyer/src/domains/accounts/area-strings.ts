import { defineStrings } from '../../contract/define-strings.ts'

/** Texts around the screens of the user's own account. */
export const strings = defineStrings('accounts/area', {
  userArea: { de: 'Ihr Bereich', en: 'Your area' },
  userProfile: { de: 'Mein Profil', en: 'My Profile' },
  userFavorites: { de: 'Merkliste', en: 'Favourites' },
  userSettings: { de: 'Einstellungen', en: 'Settings' },
  logout: { de: 'Abmelden', en: 'Log out' },
})
