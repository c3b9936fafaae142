import { defineStrings } from './define-strings.ts'
import type { FailureCode } from './errors.ts'
import type { Bilingual } from './locale.ts'

/** Messages for people when a call fails. */
export const strings = defineStrings('contract', {
  invalid: { de: 'Die Eingabe ist ungültig.', en: 'The input is not valid.' },
  not_authenticated: { de: 'Bitte melden Sie sich an.', en: 'Please log in.' },
  login_failed: {
    de: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    en: 'The e-mail address or password is wrong.',
  },
  second_factor: {
    de: 'Bitte geben Sie noch den Code Ihres zweiten Faktors ein.',
    en: 'Please also enter the code from your second factor.',
  },
  permission_denied: { de: 'Dafür fehlt Ihnen die Berechtigung.', en: 'You are not allowed to do this.' },
  csrf_failed: {
    de: 'Die Anfrage konnte nicht als Ihre bestätigt werden. Bitte laden Sie die Seite neu.',
    en: 'The request could not be confirmed as yours. Please reload the page.',
  },
  not_found: { de: '404 Nicht gefunden', en: '404 Not Found' },
  no_shop: {
    de: 'Dieses Haus verkauft auf seiner Website keine Karten.',
    en: 'This venue does not sell tickets on its website.',
  },
  method_not_allowed: { de: 'Diese Methode ist hier nicht erlaubt.', en: 'This method is not allowed here.' },
  conflict: { de: 'Der Inhalt wurde inzwischen geändert.', en: 'The content has changed in the meantime.' },
  cart_refused: { de: 'Das hat leider nicht geklappt.', en: "Unfortunately, that didn't work." },
  too_large: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  unsupported_media_type: { de: 'Dieses Format wird nicht angenommen.', en: 'This format is not accepted.' },
  throttled: {
    de: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    en: 'Too many requests. Please try again later.',
  },
  cancelled: { de: 'Die Anfrage wurde abgebrochen.', en: 'The request was cancelled.' },
  server_error: { de: 'Ein unbekannter Fehler ist aufgetreten.', en: 'An unknown error occurred.' },
  unavailable: {
    de: 'Gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Not available right now. Please try again.',
  },
  in_line: {
    de: 'Gerade ist der Andrang groß. Sie sind in der Warteschlange.',
    en: 'Many people want tickets right now. You are in the queue.',
  },
  site_offline: { de: 'Website offline', en: 'Website offline' },
  shop_offline: { de: 'Webshop offline', en: 'Webshop offline' },
}) satisfies Record<FailureCode, Bilingual<string>>
