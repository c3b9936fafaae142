import { defineStrings } from '../contract/define-strings.ts'

/** Texts of the letter that tests the mail, and of what happened to it. */
export const strings = defineStrings('pages/steps', {
  mailSubject: {
    de: (house: string) => `Testbrief von ${house}`,
    en: (house: string) => `Test letter from ${house}`,
  },
  mailText: {
    de: (house: string) =>
      `Dieser Brief kommt von der Website von ${house}. Wenn Sie ihn lesen, erreichen Briefe Ihre Besucher.`,
    en: (house: string) =>
      `This letter comes from the website of ${house}. If you can read it, letters reach your visitors.`,
  },
  mailFailed: {
    de: (reason: string) => `Der Brief konnte nicht gesendet werden. Der Mailserver meldet: ${reason}`,
    en: (reason: string) => `The letter could not be sent. The mail server says: ${reason}`,
  },
  mailSlow: {
    de: 'keine Antwort nach 20 Sekunden',
    en: 'no answer within 20 seconds',
  },
})
