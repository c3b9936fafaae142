import type { Prose } from '../texts.ts'

export const privacy = {
  title: { de: 'Datenschutz', en: 'Privacy policy' },
  content: {
    de: [
      '<p><strong>Haus Meridian ist ein erfundenes Haus.</strong> Der Text beschreibt, wie diese Website tatsächlich arbeitet; die genannten Personen gibt es nicht.</p>',
      '<p><strong>Verantwortlich</strong> ist die Haus Meridian gGmbH (erfunden), Am Meridian 1, 00010 Kaistadt. Fragen beantwortet <a href="mailto:datenschutz@meridian.example">datenschutz@meridian.example</a>.</p>',
      '<p><strong>Besuch der Website.</strong> Beim Aufruf einer Seite verarbeitet der Server Ihre IP-Adresse, um zu antworten und Missbrauch zu begrenzen; daran haben wir ein berechtigtes Interesse (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Wir legen keine Profile an, und der bloße Besuch setzt keine Cookies.</p>',
      '<p><strong>Notwendige Cookies.</strong> Wir setzen sie nur für das, was Sie selbst tun (§\u00a025 Abs.\u00a02 TDDDG). Melden Sie sich an, merkt sich einer Ihre Sitzung; ein anderer erkennt 180 Tage lang diesen Browser wieder, damit niemand Sie mit falschen Passwörtern aussperren kann. Senden Sie ein Formular, schützt ein zweiter vor gefälschten Anfragen. Legen Sie Karten in den Warenkorb, merken sich zwei weitere für fünfzehn Minuten Anzahl und Adresse. Ihre Entscheidung über Cookies und einen Hinweis, den Sie geschlossen haben, merken wir uns 180 Tage lang.</p>',
      '<p><strong>Inhalte anderer Anbieter.</strong> Filme, Tonaufnahmen, Dokumente und Formulare anderer Anbieter laden wir erst, wenn Sie zustimmen (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO, §\u00a025 Abs.\u00a01 TDDDG). Ihre Zustimmung können Sie jederzeit unter „Cookie-Einstellungen“ in der Fußzeile für die Zukunft zurücknehmen.</p>',
      '<p><strong>Formulare.</strong> Was Sie uns schreiben, speichern wir, um zu antworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0b und f DSGVO), und löschen es nach der beim Formular genannten Frist, in der Regel nach 180 Tagen. Was Sie noch nicht abgeschickt haben, bleibt in Ihrem Browser, bis Sie den Tab schließen. Hochgeladene Dateien, die zu keiner Nachricht gehören, löschen wir nach einem Tag.</p>',
      '<p><strong>Besuchszahlen.</strong> Wir zählen, wie oft eine Seite an einem Tag angesehen wird: die Adresse der Seite, der Tag und eine Zahl. Dafür setzen wir keine Cookies, speichern weder Ihre IP-Adresse noch Angaben zu Ihrem Gerät und können die Aufrufe keiner Person zuordnen.</p>',
      '<p><strong>Suche.</strong> Wir zählen ebenso, wonach gesucht wird, aber nicht, von wem.</p>',
      '<p><strong>Kartenkauf.</strong> Der Kauf läuft über unseren Webshop, der eigene Datenschutzhinweise bereithält.</p>',
      '<p><strong>Ihre Rechte.</strong> Sie können Auskunft, Berichtigung, Löschung und Einschränkung verlangen, der Verarbeitung widersprechen, Ihre Daten mitnehmen und sich bei einer Aufsichtsbehörde beschweren (Art.\u00a015 bis 21 und 77 DSGVO).</p>',
    ],
    en: [
      '<p><strong>Haus Meridian is an invented house.</strong> The text describes how this website really works; the people named do not exist.</p>',
      '<p><strong>The controller</strong> is Haus Meridian gGmbH (invented), Am Meridian 1, 00010 Kaistadt. For questions, write to <a href="mailto:datenschutz@meridian.example">datenschutz@meridian.example</a>.</p>',
      '<p><strong>Visiting the website.</strong> When you open a page, the server processes your IP address in order to answer and to limit abuse, in which we have a legitimate interest (Art.\u00a06 (1) (f) GDPR). We build no profiles, and merely visiting sets no cookies.</p>',
      '<p><strong>Necessary cookies.</strong> We set them only for what you do yourself (section\u00a025 (2) TDDDG). If you log in, one remembers your session; another recognises this browser for 180 days, so that nobody can lock you out with wrong passwords. If you send a form, a second guards against forged requests. If you put tickets in the cart, two more remember their number and its address for fifteen minutes. Your decision about cookies, and a notice you have closed, are remembered for 180 days.</p>',
      '<p><strong>Content from other providers.</strong> Films, recordings, documents and forms from other providers are loaded only once you agree (Art.\u00a06 (1) (a) GDPR, section\u00a025 (1) TDDDG). You can withdraw your consent for the future at any time under “Cookie settings” in the footer.</p>',
      '<p><strong>Forms.</strong> We keep what you write to us in order to answer (Art.\u00a06 (1) (b) and (f) GDPR) and delete it after the period stated with the form, as a rule 180 days. What you have not yet sent stays in your browser until you close the tab. Uploaded files that belong to no message are deleted after a day.</p>',
      '<p><strong>Visitor numbers.</strong> We count how often a page is looked at on a day: the address of the page, the day and a number. For this we set no cookies, keep neither your IP address nor anything about your device, and cannot tell who looked.</p>',
      '<p><strong>Search.</strong> In the same way we count what is searched for, but not by whom.</p>',
      '<p><strong>Buying tickets.</strong> Tickets are sold through our webshop, which has a privacy notice of its own.</p>',
      '<p><strong>Your rights.</strong> You may request access, rectification, erasure and restriction, object to processing, receive your data in a portable form, and lodge a complaint with a supervisory authority (Art.\u00a015 to 21 and 77 GDPR).</p>',
    ],
  } satisfies Prose,
}
