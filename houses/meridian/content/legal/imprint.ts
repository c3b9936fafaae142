import type { Prose } from '../texts.ts'

export const imprint = {
  title: { de: 'Impressum', en: 'Imprint' },
  content: {
    de: [
      '<p><strong>Haus Meridian ist ein erfundenes Haus</strong>, ebenso alle Namen, Nummern und Adressen auf dieser Seite.</p>',
      '<p><strong>Anbieterin nach §\u00a05 DDG</strong><br />Haus Meridian gGmbH (erfunden)<br />Am Meridian 1<br />00010 Kaistadt</p>',
      '<p><strong>Vertreten durch</strong><br />Friederike Halm, Intendantin<br />Carlotta Steinfurt, Kaufmännische Direktorin</p>',
      '<p><strong>Kontakt</strong><br />Telefon <a href="tel:+4900055500">+49 000 5550-0</a><br />E-Mail <a href="mailto:post@meridian.example">post@meridian.example</a></p>',
      '<p><strong>Register</strong><br />Amtsgericht Kaistadt, HRB\u00a00000 (erfunden)<br />Umsatzsteuer-Identifikationsnummer DE000000000 (erfunden)</p>',
      '<p><strong>Verantwortlich nach §\u00a018 Abs.\u00a02 MStV</strong><br />Jasper Nordmeyer, Anschrift wie oben</p>',
      '<p><strong>Bildnachweise</strong><br />Plakate: hausgemacht. Alle weiteren Nachweise stehen bei den Bildern.</p>',
    ],
    en: [
      '<p><strong>Haus Meridian is an invented house</strong>, as are all names, numbers and addresses on this page.</p>',
      '<p><strong>Service provider under section 5 DDG</strong><br />Haus Meridian gGmbH, a non-profit limited company (invented)<br />Am Meridian 1<br />00010 Kaistadt</p>',
      '<p><strong>Represented by</strong><br />Friederike Halm, artistic director<br />Carlotta Steinfurt, managing director</p>',
      '<p><strong>Contact</strong><br />Telephone <a href="tel:+4900055500">+49 000 5550-0</a><br />E-mail <a href="mailto:post@meridian.example">post@meridian.example</a></p>',
      '<p><strong>Commercial register</strong><br />Kaistadt Local Court, HRB\u00a00000 (invented)<br />VAT identification number DE000000000 (invented)</p>',
      '<p><strong>Responsible for content under section 18 (2) MStV</strong><br />Jasper Nordmeyer, address as above</p>',
      '<p><strong>Picture credits</strong><br />Posters: made in-house. All other credits appear with the pictures.</p>',
    ],
  } satisfies Prose,
}
