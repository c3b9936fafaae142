import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the server's answers and mails. */
export const strings = defineStrings('forms', {
  slugTaken: {
    de: 'Dieser Kurzname ist in diesem Formular schon vergeben.',
    en: 'This short name is already taken in this form.',
  },
  confirmEmail: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
  confirmEmailHelp: {
    de: 'Freiwillig: noch einmal dieselbe Adresse, damit unsere Antwort ankommt.',
    en: 'Optional: the same address once more, so that our answer reaches you.',
  },
  unknownForm: { de: 'Dieses Formular gibt es nicht.', en: 'There is no such form.' },
  unknownField: { de: 'Dieses Feld gibt es hier nicht.', en: 'There is no such field here.' },
  unknownFile: {
    de: 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
    en: 'This file is no longer there. Please upload it again.',
  },
  fileType: {
    de: 'Dieses Dateiformat wird nicht angenommen. Möglich sind PDF, JPG, PNG, WebP, GIF, TXT, DOCX und ODT.',
    en: 'This type of file is not accepted. You can send PDF, JPG, PNG, WebP, GIF, TXT, DOCX and ODT.',
  },
  tooManyPixels: {
    de: 'Dieses Bild hat zu viele Bildpunkte. Möglich sind höchstens 50 Megapixel.',
    en: 'This picture has too many pixels. You can send up to 50 megapixels.',
  },
  tooManyFiles: {
    de: 'Von Ihrem Anschluss kamen heute schon sehr viele Dateien. Bitte versuchen Sie es morgen noch einmal, oder schreiben Sie uns.',
    en: 'Very many files have come from your connection today. Please try again tomorrow, or write to us.',
  },
  filesTooLarge: {
    de: 'Zusammen dürfen die Dateien höchstens 30 MB groß sein.',
    en: 'Together the files may be at most 30 MB.',
  },
  keyInUse: {
    de: 'Unter diesem Schlüssel wurde schon ein anderes Formular abgeschickt.',
    en: 'Another form has been sent under this key.',
  },
  thanks: {
    de: 'Vielen Dank! Ihre Nachricht ist angekommen.',
    en: 'Thank you! Your message has arrived.',
  },
  confirmationSubject: {
    de: (title: string) => `Ihre Nachricht: ${title}`,
    en: (title: string) => `Your message: ${title}`,
  },
  noticeSubject: {
    de: (title: string) => `Neuer Eintrag: ${title}`,
    en: (title: string) => `New entry: ${title}`,
  },
  noticeText: {
    de: (title: string, entry: number, address: string) =>
      `Im Formular „${title}“ ist der Eintrag ${entry} eingegangen.\n\n${address}\n`,
    en: (title: string, entry: number, address: string) =>
      `Entry ${entry} has arrived in the form “${title}”.\n\n${address}\n`,
  },
})
