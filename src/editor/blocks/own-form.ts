import { defineStrings } from '../../contract/define-strings.ts'

/**
 * Forms of our own are no block; they are placed by their link (3-readings, Texts). Whoever looks for a form among the blocks is led there:
 * a link whose target is a form.
 */
export const ownForm = defineStrings({
  name: { de: 'Knopf zu einem eigenen Formular', en: 'Button to a form of ours' },
  help: {
    de: 'Newsletter, Anmeldung, Umfrage: Sie wählen das Formular, der Knopf führt zu seiner Seite.',
    en: 'Newsletter, registration, survey: you choose the form, the button leads to its page.',
  },
})

/** What else it is looked for as. */
export const OWN_FORM_WORDS = 'formular form anmeldung registrierung bewerbung kontakt contact workshop'
