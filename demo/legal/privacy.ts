import type { Prose } from '../texts.ts'

export const privacy = {
  title: { de: 'Datenschutz', en: 'Privacy policy' },
  content: {
    de: [
      '<p><strong>Haus Meridian ist ein erfundenes Haus.</strong> Der Text beschreibt, wie diese Website tatsächlich arbeitet; die genannten Personen gibt es nicht.</p>',
      '<p><strong>Verantwortlich</strong> ist die Haus Meridian gGmbH (erfunden), Am Meridian 1, 00010 Kaistadt. Fragen beantwortet datenschutz@meridian.example.</p>',
      '<p><strong>Besuch der Website.</strong> Beim Aufruf einer Seite verarbeitet der Server Ihre Netzwerkadresse, um zu antworten und Missbrauch zu begrenzen. Wir legen keine Profile an, und Seiten setzen keine Cookies.</p>',
      '<p><strong>Notwendige Cookies.</strong> Melden Sie sich an, merkt sich ein Cookie Ihre Sitzung. Senden Sie ein Formular, schützt ein zweites vor gefälschten Anfragen. Legen Sie Karten in den Warenkorb, merken sich zwei weitere für fünfzehn Minuten Anzahl und Adresse.</p>',
      '<p><strong>Inhalte anderer Anbieter.</strong> Filme, Tonaufnahmen und Dokumente anderer Anbieter laden wir erst, wenn Sie zustimmen. Ihre Zustimmung können Sie jederzeit unter „Cookie-Einstellungen“ in der Fußzeile zurücknehmen.</p>',
      '<p><strong>Formulare.</strong> Was Sie uns schreiben, speichern wir, um zu antworten, und löschen es nach der beim Formular genannten Frist, in der Regel nach 180 Tagen. Hochgeladene Dateien, die zu keiner Nachricht gehören, verschwinden nach einem Tag.</p>',
      '<p><strong>Suche.</strong> Wir zählen, wonach gesucht wird, aber nicht, von wem.</p>',
      '<p><strong>Kartenkauf.</strong> Der Kauf läuft über unseren Webshop, der eigene Hinweise bereithält.</p>',
      '<p><strong>Ihre Rechte.</strong> Sie können Auskunft, Berichtigung, Löschung und Einschränkung verlangen, der Verarbeitung widersprechen, Ihre Daten mitnehmen und sich bei einer Aufsichtsbehörde beschweren.</p>',
    ],
    en: [
      '<p><strong>Haus Meridian is an invented house.</strong> The text describes how this website really works; the people named do not exist.</p>',
      '<p><strong>Responsible</strong> is Haus Meridian gGmbH (invented), Am Meridian 1, 00010 Kaistadt. Questions are answered at datenschutz@meridian.example.</p>',
      '<p><strong>Visiting the website.</strong> When you open a page the server processes your network address in order to answer and to limit abuse. We make no profiles, and pages set no cookies.</p>',
      '<p><strong>Necessary cookies.</strong> If you log in, a cookie remembers your session. If you send a form, a second one guards against forged requests. If you put tickets in the cart, two more remember number and address for fifteen minutes.</p>',
      '<p><strong>Content of other providers.</strong> Films, recordings and documents of other providers are loaded only once you agree. You can withdraw your consent at any time under “Cookie settings” in the footer.</p>',
      '<p><strong>Forms.</strong> We keep what you write in order to answer and delete it after the time named with the form, as a rule 180 days. Uploaded files that belong to no message are gone after a day.</p>',
      '<p><strong>Search.</strong> We count what is searched for, but not by whom.</p>',
      '<p><strong>Buying tickets.</strong> Tickets are sold by our webshop, which has notes of its own.</p>',
      '<p><strong>Your rights.</strong> You may ask for access, correction, erasure and restriction, object to processing, take your data with you and complain to a supervisory authority.</p>',
    ],
  } satisfies Prose,
}
