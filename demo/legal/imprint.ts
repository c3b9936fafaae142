import type { Prose } from '../texts.ts'

export const imprint = {
  title: { de: 'Impressum', en: 'Imprint' },
  content: {
    de: [
      '<p><strong>Haus Meridian ist ein erfundenes Haus</strong>, ebenso alle Namen, Nummern und Adressen auf dieser Seite.</p>',
      '<p><strong>Anbieterin</strong><br />Haus Meridian gGmbH (erfunden)<br />Am Meridian 1<br />00010 Kaistadt</p>',
      '<p><strong>Vertreten durch</strong><br />Friederike Halm, Intendantin<br />Carlotta Steinfurt, Kaufmännische Direktorin</p>',
      '<p><strong>Kontakt</strong><br />Telefon +49 000 5550-0<br />E-Mail post@meridian.example</p>',
      '<p><strong>Register</strong><br />Amtsgericht Kaistadt, HRB 0000 (erfunden)<br />Umsatzsteuer-Identifikationsnummer DE000000000 (erfunden)</p>',
      '<p><strong>Verantwortlich für den Inhalt</strong><br />Jasper Nordmeyer, Anschrift wie oben</p>',
      '<p><strong>Bildnachweise</strong><br />Plakate: hausgemacht. Alle weiteren Nachweise stehen bei den Bildern.</p>',
    ],
    en: [
      '<p><strong>Haus Meridian is an invented house</strong>, as are all names, numbers and addresses on this page.</p>',
      '<p><strong>Provider</strong><br />Haus Meridian gGmbH (invented)<br />Am Meridian 1<br />00010 Kaistadt</p>',
      '<p><strong>Represented by</strong><br />Friederike Halm, artistic director<br />Carlotta Steinfurt, managing director</p>',
      '<p><strong>Contact</strong><br />Telephone +49 000 5550-0<br />E-mail post@meridian.example</p>',
      '<p><strong>Register</strong><br />Kaistadt local court, HRB 0000 (invented)<br />VAT number DE000000000 (invented)</p>',
      '<p><strong>Responsible for content</strong><br />Jasper Nordmeyer, address as above</p>',
      '<p><strong>Picture credits</strong><br />Posters: made in the house. All other credits stand beside the pictures.</p>',
    ],
  } satisfies Prose,
}
