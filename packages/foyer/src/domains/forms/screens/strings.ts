import { defineStrings } from '../../../contract/define-strings.ts'

/** Texts of every form. */
export const strings = defineStrings('forms/screens', {
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
    en: 'A great many forms have come from here just now. Please wait a few minutes; what you entered stays.',
  },
  stillUploading: {
    de: 'Die Datei ist noch unterwegs. Bitte warten Sie einen Augenblick.',
    en: 'The file is still on its way. Please wait a moment.',
  },
  notUploaded: {
    de: 'Bitte wählen Sie eine andere Datei, oder entfernen Sie diese.',
    en: 'Please choose another file, or remove this one.',
  },
  needsScripting: {
    de: 'Zum Abschicken braucht dieses Formular JavaScript.',
    en: 'This form needs JavaScript to be sent.',
  },
  leaveEmpty: { de: 'Bitte leer lassen', en: 'Please leave empty' },
})
