import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  slugTaken: {
    de: 'Dieser Kurzname ist in diesem Formular schon vergeben.',
    en: 'This short name is already taken in this form.',
  },
  confirmEmail: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
  confirmEmailHelp: {
    de: 'Freiwillig: noch einmal dieselbe Adresse, damit unsere Antwort ankommt.',
    en: 'Optional: the same address once more, so that our answer reaches you.',
  },
  emailsDiffer: {
    de: 'Die beiden E-Mail-Adressen stimmen nicht überein.',
    en: 'The two e-mail addresses are not the same.',
  },
  unknownForm: { de: 'Dieses Formular gibt es nicht.', en: 'There is no such form.' },
  unknownField: { de: 'Dieses Feld gibt es hier nicht.', en: 'There is no such field here.' },
  unknownFile: {
    de: 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
    en: 'This file is no longer there. Please upload it again.',
  },
  fileType: {
    de: 'Dieses Dateiformat wird nicht angenommen. Möglich sind PDF, JPG, PNG, WebP, GIF, TXT, DOCX und ODT.',
    en: 'This type of file is not accepted. Possible are PDF, JPG, PNG, WebP, GIF, TXT, DOCX and ODT.',
  },
  tooManyFiles: {
    de: 'Von Ihrem Anschluss kamen heute schon sehr viele Dateien. Bitte versuchen Sie es morgen noch einmal, oder schreiben Sie uns.',
    en: 'Very many files have come from your connection today. Please try again tomorrow, or write to us.',
  },
  keyInUse: {
    de: 'Unter diesem Schlüssel wurde schon ein anderes Formular abgeschickt.',
    en: 'Another form has been sent under this key.',
  },
  requiredHint: {
    de: 'Pflichtfelder sind mit einem Punkt markiert.',
    en: 'Required fields are marked with a dot.',
  },
  choose: { de: 'Bitte wählen', en: 'Please choose' },
  send: { de: 'Abschicken', en: 'Send' },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  sent: { de: 'Abgeschickt', en: 'Sent' },
  another: { de: 'Noch einmal ausfüllen', en: 'Fill it in again' },
  check: {
    de: (count: number) =>
      count === 1
        ? 'Bitte prüfen Sie ein Feld noch einmal.'
        : `Bitte prüfen Sie ${count} Felder noch einmal.`,
    en: (count: number) =>
      count === 1 ? 'Please check one field again.' : `Please check ${count} fields again.`,
  },
  notSent: {
    de: 'Das Formular ist nicht angekommen. Ihre Angaben sind noch da: Bitte versuchen Sie es noch einmal.',
    en: 'The form did not arrive. What you entered is still there: please try again.',
  },
  tooOften: {
    de: 'Von hier kamen gerade sehr viele Formulare. Bitte warten Sie ein paar Minuten; Ihre Angaben bleiben stehen.',
    en: 'Very many forms came from here just now. Please wait a few minutes; what you entered stays.',
  },
  removeFile: { de: 'Datei entfernen', en: 'Remove the file' },
  uploading: { de: (name: string) => `${name} wird hochgeladen`, en: (name: string) => `Uploading ${name}` },
  uploaded: {
    de: (name: string) => `${name} ist hochgeladen`,
    en: (name: string) => `${name} has been uploaded`,
  },
  uploadedBefore: { de: 'Ihre Datei ist hochgeladen', en: 'Your file has been uploaded' },
  stillUploading: {
    de: 'Die Datei ist noch unterwegs. Bitte warten Sie einen Augenblick.',
    en: 'The file is still on its way. Please wait a moment.',
  },
  notUploaded: {
    de: 'Bitte wählen Sie eine andere Datei, oder entfernen Sie diese.',
    en: 'Please choose another file, or remove this one.',
  },
  uploadFailed: {
    de: 'Die Datei ist nicht angekommen.',
    en: 'The file did not arrive.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  fileSize: { de: 'Die Datei ist größer als 10 MB.', en: 'The file is larger than 10 MB.' },
  needsScripting: {
    de: 'Zum Abschicken braucht dieses Formular JavaScript.',
    en: 'To be sent, this form needs JavaScript.',
  },
  leaveEmpty: { de: 'Bitte leer lassen', en: 'Please leave empty' },
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
