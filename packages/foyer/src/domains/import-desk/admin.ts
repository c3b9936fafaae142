import { defineResource } from '../../saving/resource.ts'
import { source } from './source-subject.ts'

defineResource({
  subject: source,
  strings: {
    one: { de: 'Quelle für Importe', en: 'Source of imports' },
    many: { de: 'Quellen für Importe', en: 'Sources of imports' },
    format: { de: 'Format', en: 'Format' },
    'format=xml': { de: 'XML', en: 'XML' },
    'format=csv': { de: 'CSV', en: 'CSV' },
    'format=shop': { de: 'Ticketshop, direkt', en: 'Ticket shop, directly' },
    address: { de: 'Adresse des Exports', en: 'Address of the export' },
    reads: { de: 'Wird abgerufen', en: 'Is fetched' },
    'reads=by_hand': { de: 'von Hand', en: 'by hand' },
    'reads=quarter_hourly': { de: 'jede Viertelstunde', en: 'every quarter of an hour' },
    'reads=hourly': { de: 'jede Stunde', en: 'every hour' },
    'reads=daily': { de: 'jeden Tag', en: 'every day' },
    by_itself: { de: 'Ohne Nachfrage übernehmen', en: 'Take over without asking' },
    'by_itself=new': { de: 'neue Veranstaltungen', en: 'new events' },
    'by_itself=moved': { de: 'Verlegungen', en: 'moved events' },
    'by_itself=cancelled': { de: 'Absagen', en: 'cancellations' },
    'by_itself=changed': {
      de: 'Preise, Karten, die noch frei sind, und Titel',
      en: 'prices, tickets left and titles',
    },
    new_online: { de: 'Neues sofort online', en: 'New events online at once' },
    is_shop: { de: 'Die Nummern sind die des Ticketshops', en: 'The numbers are those of the ticket shop' },
    default_minutes: {
      de: 'Dauer in Minuten, wenn kein Ende genannt ist',
      en: 'Length in minutes if no end is given',
    },
    places: { de: 'Räume zuordnen', en: 'Match rooms' },
    'places.place': { de: 'So heißt der Ort im Export', en: 'Name of the place in the export' },
    'places.room': { de: 'Raum hier', en: 'Room here' },
    names: { de: 'Spalten zuordnen', en: 'Match columns' },
    'names.field': { de: 'Angabe', en: 'Content' },
    'names.name': { de: 'So heißt die Spalte im Export', en: 'Name of the column in the export' },
    'names.field=id': { de: 'Nummer', en: 'Number' },
    'names.field=date': { de: 'Tag', en: 'Day' },
    'names.field=time': { de: 'Beginn', en: 'Begins' },
    'names.field=end': { de: 'Ende', en: 'Ends' },
    'names.field=title': { de: 'Titel', en: 'Title' },
    'names.field=place': { de: 'Ort', en: 'Place' },
    'names.field=price': { de: 'Preis', en: 'Price' },
    'names.field=capacity': { de: 'Plätze', en: 'Seats' },
    'names.field=free': { de: 'Freie Plätze', en: 'Free seats' },
    'names.field=status': { de: 'Stand', en: 'Status' },
  },
  help: {
    name: {
      de: 'Wie die Quelle am Importtisch heißt, etwa nach dem Ticketsystem.',
      en: 'What the source is called at the import desk, such as the ticketing system.',
    },
    format: {
      de: 'In welcher Form das Ticketsystem seine Veranstaltungen ausgibt. Für XML und CSV hat der Importtisch eine Musterdatei. Direkt aus dem Ticketshop geht es ohne Export, wenn der Shop das kann.',
      en: 'The form in which the ticketing system gives its events. For XML and CSV the import desk has a sample file. Directly from the ticket shop no export is needed, if the shop can do that.',
    },
    address: {
      de: 'Die vollständige Adresse, unter der das Ticketsystem seinen Export bereithält, etwa https://tickets.example/export.xml. Wer den Server betreibt, muss sie einmal freigeben. Leer, wenn Sie Exporte von Hand importieren.',
      en: 'The full address at which the ticketing system offers its export, such as https://tickets.example/export.xml. Whoever runs the server has to allow it once. Empty if you import by hand.',
    },
    reads: {
      de: 'Wie oft die Adresse abgerufen wird. Am Importtisch geht es auch jederzeit mit „Jetzt abrufen“.',
      en: 'How often the address is fetched. On the import desk “Fetch now” does so at any time.',
    },
    default_minutes: {
      de: 'So lange dauert eine Veranstaltung, zu der der Export kein Ende nennt.',
      en: 'How long an event is if the export gives no end.',
    },
    by_itself: {
      de: 'Alles andere wartet am Importtisch, bis jemand zustimmt.',
      en: 'Everything else waits at the import desk until somebody agrees.',
    },
    new_online: {
      de: 'Ohne Häkchen kommen neue Veranstaltungen offline an, damit jemand Bild und Text ergänzen kann.',
      en: 'Without a tick new events arrive offline, so that somebody can add a picture and a text.',
    },
    is_shop: {
      de: 'Dann werden unter der Nummer auch Karten verkauft, und Veranstaltungen, die sie schon haben, werden erkannt.',
      en: 'Then tickets are sold under the number as well, and events that have it already are recognised.',
    },
    places: {
      de: 'Nur für Orte, die im Export anders heißen als der Raum hier, etwa „Gr. Haus“ für „Großer Saal“.',
      en: 'Only for places that have another name in the export than the room has here, such as “Main hse” for “Main stage”.',
    },
    names: {
      de: 'Nur für ungewöhnliche Namen, etwa „Vorstellungstag“ für den Tag. Von selbst verstanden werden id, date, time, end, title, place, price, capacity, free, status und gebräuchliche deutsche Namen wie Datum, Beginn, Titel, Saal. Der Importtisch zeigt alle mit Beispielen.',
      en: 'Only for unusual names, such as “performance” for the day. Understood without an entry are id, date, time, end, title, place, price, capacity, free, status and other common names. The import desk shows them all with examples.',
    },
  },
  columns: ['name', 'format', 'reads'],
  searched: ['name'],
  filters: ['reads'],
  order: 'name',
})
