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
    address: { de: 'Adresse des Exports', en: 'Address of the export' },
    reads: { de: 'Wird gelesen', en: 'Is read' },
    'reads=by_hand': { de: 'von Hand', en: 'by hand' },
    'reads=quarter_hourly': { de: 'jede Viertelstunde', en: 'every quarter of an hour' },
    'reads=hourly': { de: 'jede Stunde', en: 'every hour' },
    'reads=daily': { de: 'jeden Tag', en: 'every day' },
    by_itself: { de: 'Wird ohne Nachfrage übernommen', en: 'Is taken over without asking' },
    'by_itself=new': { de: 'neue Veranstaltungen', en: 'new events' },
    'by_itself=moved': { de: 'Verlegungen', en: 'moved events' },
    'by_itself=cancelled': { de: 'Absagen', en: 'cancellations' },
    'by_itself=changed': {
      de: 'Preise, Karten, die noch frei sind, und Titel',
      en: 'prices, tickets left and titles',
    },
    new_online: { de: 'Neues sofort online', en: 'New events online at once' },
    is_shop: { de: 'Die Nummern sind die des Ticketshops', en: 'The keys are those of the ticket shop' },
    default_minutes: { de: 'Minuten, wenn kein Ende genannt ist', en: 'Minutes if no end is given' },
    places: { de: 'Welcher Ort welcher Raum ist', en: 'Which place is which room' },
    'places.place': { de: 'Ort im Export', en: 'Place in the export' },
    'places.room': { de: 'Raum', en: 'Room' },
    names: { de: 'Eigene Namen im Export', en: 'Names of its own in the export' },
    'names.field': { de: 'Angabe', en: 'What it says' },
    'names.name': { de: 'Element oder Spalte', en: 'Element or column' },
    'names.field=id': { de: 'Nummer', en: 'Key' },
    'names.field=date': { de: 'Tag', en: 'Day' },
    'names.field=time': { de: 'Beginn', en: 'Begins' },
    'names.field=end': { de: 'Ende', en: 'Ends' },
    'names.field=title': { de: 'Titel', en: 'Title' },
    'names.field=place': { de: 'Ort', en: 'Place' },
    'names.field=price': { de: 'Preis', en: 'Price' },
    'names.field=capacity': { de: 'Plätze', en: 'Places' },
    'names.field=free': { de: 'Freie Plätze', en: 'Free places' },
    'names.field=status': { de: 'Stand', en: 'Status' },
  },
  help: {
    name: {
      de: 'Wie die Quelle am Importtisch heißt, etwa nach dem Ticketsystem.',
      en: 'What the source is called at the import desk, such as the ticketing system.',
    },
    format: {
      de: 'In welcher Form das Ticketsystem seine Veranstaltungen ausgibt. Der Importtisch hat für beide eine Musterdatei.',
      en: 'The form in which the ticketing system gives its events. The import desk has a sample file of each.',
    },
    address: {
      de: 'Von dort wird der Export geholt. Leer, wenn Sie Exporte von Hand einlesen.',
      en: 'Where the export is fetched from. Empty if you bring exports by hand.',
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
      de: 'Dann werden mit der Nummer auch Karten verkauft, und Veranstaltungen, die sie schon haben, werden erkannt.',
      en: 'Then tickets are sold by the key as well, and events that have it already are recognised.',
    },
    places: {
      de: 'Nur für Orte, die im Export anders heißen als hier der Raum.',
      en: 'Only for places that the export calls otherwise than the room is called here.',
    },
    names: {
      de: 'Nur für Angaben, die im Export ungewöhnlich heißen, etwa „Termin“ für den Tag.',
      en: 'Only for what the export calls by an unusual name, such as “performance” for the day.',
    },
  },
  columns: ['name', 'format', 'reads'],
  searched: ['name'],
  filters: ['reads'],
  order: 'name',
})
