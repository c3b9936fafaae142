import type { Prose } from '../texts.ts'

export const terms = {
  title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  content: {
    de: [
      '<p><strong>Haus Meridian ist ein erfundenes Haus.</strong> Diese Bedingungen zeigen, wie eine solche Seite aussieht; sie gelten für niemanden und sind keine Rechtsberatung.</p>',
      '<p><strong>1. Geltung.</strong> Diese Bedingungen regeln den Kauf von Karten, Gutscheinen und Abonnements der Haus Meridian gGmbH (erfunden) und den Besuch ihrer Veranstaltungen.</p>',
      '<p><strong>2. Vertragsschluss.</strong> Mit dem Absenden der Bestellung machen Sie ein Angebot. Der Vertrag kommt zustande, wenn wir die Karten ausgeben oder ihren Versand bestätigen. Im Warenkorb sind Plätze fünfzehn Minuten lang für Sie zurückgelegt.</p>',
      '<p><strong>3. Preise und Ermäßigungen.</strong> Es gelten die Preise am Tag der Bestellung, einschließlich Umsatzsteuer. Ermäßigungen setzen einen Nachweis voraus, den Sie am Einlass zeigen. Begleitpersonen von Menschen mit dem Merkzeichen B haben freien Eintritt.</p>',
      '<p><strong>4. Rückgabe.</strong> Karten nehmen wir bis zum Abend vor der Vorstellung zurück und erstatten den Preis oder stellen einen Gutschein aus. Für Freizeitveranstaltungen zu festem Termin besteht im Übrigen kein gesetzliches Widerrufsrecht. Gutscheine verkaufen wir nur an der Kasse; sie gelten drei Jahre.</p>',
      '<p><strong>5. Absage und Verlegung.</strong> Fällt eine Vorstellung aus, erstatten wir den Kartenpreis ohne Ihr Zutun innerhalb von vierzehn Tagen. Bei Verlegung behalten Karten ihre Gültigkeit oder werden auf Wunsch erstattet. Besetzungsänderungen berechtigen nicht zur Rückgabe.</p>',
      '<p><strong>6. Im Haus.</strong> Nach Beginn werden Sie zur nächsten Pause oder in einem geeigneten Moment eingelassen. Bild- und Tonaufnahmen während der Vorstellung sind nicht gestattet. Assistenzhunde sind willkommen, große Taschen in der Garderobe auch.</p>',
      '<p><strong>7. Streitbeilegung.</strong> Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil. Sprechen Sie mit uns, der lange Tisch im Foyer ist dafür da.</p>',
    ],
    en: [
      '<p><strong>Haus Meridian is an invented house.</strong> These terms show what such a page looks like; they bind nobody and are not legal advice.</p>',
      '<p><strong>1. Scope.</strong> These terms govern the purchase of tickets, vouchers and subscriptions from Haus Meridian gGmbH (invented) and attendance at its events.</p>',
      '<p><strong>2. Conclusion of contract.</strong> By sending your order you make an offer. The contract is concluded when we issue the tickets or confirm their dispatch. Seats in your cart are held for you for fifteen minutes.</p>',
      '<p><strong>3. Prices and concessions.</strong> The prices on the day of the order apply and include VAT. Concessions require proof, to be shown on entry. Companions of people whose disability card carries the mark B are admitted free of charge.</p>',
      '<p><strong>4. Returns.</strong> We take tickets back until the evening before the performance and refund the price or issue a voucher. Beyond that, there is no statutory right of withdrawal for leisure events on a fixed date. Vouchers are sold only at the box office and are valid for three years.</p>',
      '<p><strong>5. Cancellation and rescheduling.</strong> If a performance is cancelled, we refund the price within fourteen days without any action on your part. If it is rescheduled, tickets remain valid or are refunded on request. Changes of cast do not entitle you to a refund.</p>',
      '<p><strong>6. In the house.</strong> Latecomers are admitted at the next interval or at a suitable moment. Photography and recording are not permitted during the performance. Assistance dogs are welcome, and so are large bags, in the cloakroom.</p>',
      '<p><strong>7. Disputes.</strong> We do not take part in dispute resolution before a consumer arbitration board. Talk to us; that is what the long table in the foyer is for.</p>',
    ],
  } satisfies Prose,
}
