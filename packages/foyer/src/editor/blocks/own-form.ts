import { defineStrings } from '../../contract/define-strings.ts'

/**
 * A form of the site is not a module; pages link to it (3-readings, Texts). An editor who searches for a form among the
 * modules gets a link whose target is a form.
 */
export const ownForm = defineStrings('editor/blocks/own-form', {
  name: { de: 'Knopf zu einem eigenen Formular', en: 'Button to a form of ours' },
  help: {
    de: 'Newsletter, Anmeldung, Umfrage: Sie wählen das Formular, der Knopf führt zu seiner Seite.',
    en: 'Newsletter, registration, survey: you choose the form, the button leads to its page.',
  },
})

/** Further search words. */
export const OWN_FORM_WORDS = 'formular form anmeldung registrierung bewerbung kontakt contact workshop'
