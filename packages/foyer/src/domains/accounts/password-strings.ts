import { defineStrings } from '../../contract/define-strings.ts'

/** Reasons for refusing a password. */
export const strings = defineStrings('accounts/password', {
  commonPassword: {
    de: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes, etwa vier zufällige Wörter.',
    en: 'This password is easy to guess. Please choose another one, such as four random words.',
  },
  ownPassword: {
    de: 'Ein Passwort darf nicht aus dem Namen des Hauses, dem eigenen Namen oder der eigenen E-Mail-Adresse bestehen.',
    en: 'A password must not be made of the name of the house, your own name or your own e-mail address.',
  },
})
