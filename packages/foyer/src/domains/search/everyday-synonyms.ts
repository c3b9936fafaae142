import type { Locale } from '../../contract/locale.ts'
import { fold } from './folding.ts'
import { isSameWord } from './word-forms.ts'

/**
 * Synonyms for things that every house has, one rule per line. `a, b > c`: a search for a or b also finds c. `a, b`: a
 * search for one also finds the other. Other endings count too: `Student` also matches Studenten. Words of one house
 * belong into its back-office, under "Synonyms of the search" (synonym-subject.ts), or into the search words of a page.
 */
const RULES: Record<Locale, string> = {
  de: `
    Umtausch, umtauschen, tauschen, stornieren, Stornierung, Storno, zurückgeben, retournieren > Rückgabe, Erstattung, erstatten
    Erstattung, erstatten, Rückerstattung, Widerruf, widerrufen > Rückgabe, Erstattung, erstatten, Widerrufsrecht
    verlegt, verschoben, Verschiebung, Ersatztermin > Verlegung
    abgesagt, Ausfall, entfällt > Absage
    Student, Studentin, Studierende, Studium, Azubi, Auszubildende, Schülerkarte, Senioren, Rentner, Rentnerin > Ermäßigung, ermäßigt
    Rabatt, Nachlass, Vergünstigung, Sozialticket, Arbeitslose, Erwerbslose, Schwerbehinderte > Ermäßigung, ermäßigt
    Schüler, Schülerin, Lehrer, Lehrerin, Lehrkraft, Pädagogik, Schulausflug > Schule, Schulen, Schulklassen, Vermittlung
    Rollstuhlfahrer, Rollstuhlfahrerin, Rollstuhlplatz, Rolli, Gehbehinderung > Rollstuhl, Rollstühle
    Behinderung, behindert, barrierefrei, Inklusion > Barrierefreiheit, barrierefrei
    Parkplatz, Parkplätze, Tiefgarage, Auto > Parkhaus, parken
    Fahrrad, Rad > Fahrräder
    Straßenbahn, Tram, Bus, Bahn, ÖPNV, Haltestelle, Wegbeschreibung, Adresse > Anfahrt, Tram
    Garderobe, Mantel, Jacke, Tasche, Gepäck, Rucksack > Garderobe
    Geschenk, Geschenkkarte, Geschenkgutschein > Gutschein
    Abo, Abonnement, Abonnent
    Aufzug, Fahrstuhl, Lift
    WC, Klo, Toilette
    Schwerhörige, schwerhörig, Hörgerät, Induktionsschleife > Induktionsanlage
    Gehörlose, gehörlos, taub, DGS > Gebärdensprache
    Blinde, blind, sehbehindert, Sehbehinderung > Audiodeskription
    Hund, Blindenhund, Begleithund, Assistenzhund > Assistenzhunde
    Kinderwagen, Buggy > Kinderwagen
    Restaurant, Gastronomie, Bistro, Café, Bar, Getränke, Imbiss > Küche, essen
    Foto, Fotos, Fotografieren, filmen, Aufnahme > fotografieren, Bildaufnahmen
    Nacheinlass, verspätet, Verspätung > Einlass, eingelassen
    Öffnungszeit, geöffnet, Tageskasse, Theaterkasse, Abendkasse, Kartenkauf, Vorverkauf > Kasse
    Preis, Kosten, Eintrittspreis, Kartenpreis > Preise, Eintritt
    gratis, umsonst, kostenlos, kostenfrei > kostenlos, frei
    Job, Jobs, Stellenangebot, Karriere, Praktikum, Bewerbung, Ausbildung > Stellen, Hospitanz, Ausbildung
    mieten, Vermietung, Raummiete, Hochzeit, Tagung > Vermietung
    AGB, Geschäftsbedingungen
    Datenschutz, DSGVO, Datenschutzerklärung, Cookies > Datenschutz
    Kontakt, Telefon, Telefonnummer, Mail, Ansprechpartner, Fundsachen, Fundbüro > Kontakt, Telefon
    Spielplan, Kalender, Termine > Programm
    Rundbrief, Infobrief, Mailingliste, Verteiler > Newsletter
    Journalist, Pressefotos, Pressekarten, Akkreditierung > Presse
  `,
  en: `
    refund, refunds, exchange, exchanging, cancel, cancellation, return > returns, refund, exchange
    rescheduled, postponed, moved > rescheduling, rescheduled
    student, pupil, apprentice, senior, pensioner, unemployed, discount, reduction > concessions, reduced
    teacher, class, classes > school, schools, education
    wheelchair, disabled, disability, accessible, accessibility > access, wheelchair, wheelchairs
    parking, park, garage, cars > car
    bike, cycling > bicycles
    bus, train, directions, address, location > tram
    coat, jacket, bag, luggage, rucksack > cloakroom
    gift, present, giftcard > voucher, vouchers
    elevator, lift
    toilet, toilets, restroom, bathroom, loo, WC
    deaf, BSL > sign
    hearing > induction
    blind > audio
    dog, dogs > dogs
    pushchair, stroller, buggy, prams
    restaurant, café, bar, food, drink, drinks > kitchen, eat
    photo, photos, photography, filming > photograph, photography
    late, latecomer, delay > late, latecomers
    opening, hours > office
    price, prices, cost > prices, price
    job, jobs, career, vacancy, vacancies, internship > jobs, vacancies
    rent, rental, wedding > hire
    terms, conditions
    privacy, GDPR, cookies > privacy
    imprint, legal > imprint
    contact, phone, telephone, email > contact, phone
    calendar, dates, whatson > programme
    mailing, subscribe, unsubscribe > newsletter
    press, media, journalist > press
  `,
}

interface Rule {
  /** The typed words, folded. */
  typed: string[]
  /** The words as written here. */
  means: string[]
}

const rules: Record<Locale, Rule[]> = { de: rulesOf('de'), en: rulesOf('en') }

function rulesOf(locale: Locale): Rule[] {
  return RULES[locale]
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [typed = [], means = typed] = line
        .split('>')
        .map((side) => side.split(',').map((word) => word.trim()))
      return { typed: typed.map(fold), means }
    })
}

/** What else to search for when a visitor types a word. */
export function everydaySynonyms(folded: string, locale: Locale): string[] {
  const known = rules[locale].filter(({ typed }) => typed.some((word) => isSameWord(folded, word)))
  return [...new Set(known.flatMap(({ means }) => means))].filter((word) => fold(word) !== folded)
}
