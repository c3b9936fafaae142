/** What an answer made of forms is dropped by. */
export const FORMS_TAG = 'forms'
