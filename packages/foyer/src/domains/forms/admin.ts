import { FIELD_TYPES } from '../../contract/field-types.ts'
import type { Bilingual } from '../../contract/locale.ts'
import { defineResource } from '../../saving/resource.ts'
import { entry } from './entry-subject.ts'
import { form } from './form-subject.ts'

const TYPE_NAMES: Record<keyof typeof FIELD_TYPES, Bilingual> = {
  text: { de: 'Text', en: 'Text' },
  longText: { de: 'Langer Text', en: 'Long text' },
  email: { de: 'E-Mail', en: 'E-mail' },
  checkbox: { de: 'Kästchen', en: 'Checkbox' },
  checkboxes: { de: 'Mehrere Kästchen', en: 'Checkboxes' },
  select: { de: 'Auswahlliste', en: 'Select' },
  multiSelect: { de: 'Mehrfachauswahl', en: 'Multi-select' },
  radio: { de: 'Eins von mehreren', en: 'Radio buttons' },
  file: { de: 'Datei', en: 'File' },
  date: { de: 'Datum', en: 'Date' },
  dateTime: { de: 'Datum und Uhrzeit', en: 'Date and time' },
  hidden: { de: 'Unsichtbar', en: 'Hidden' },
  number: { de: 'Zahl', en: 'Number' },
  url: { de: 'Webadresse', en: 'Web address' },
  birthDate: { de: 'Geburtsdatum', en: 'Date of birth' },
}

defineResource({
  subject: form,
  strings: {
    one: { de: 'Formular', en: 'Form' },
    many: { de: 'Formulare', en: 'Forms' },
    intro: { de: 'Einleitung', en: 'Introduction' },
    success_text: { de: 'Dank nach dem Absenden', en: 'Thanks once it is sent' },
    notify_email: { de: 'Wer benachrichtigt wird', en: 'Who is notified' },
    retention_days: { de: 'Tage bis zum Löschen der Einsendungen', en: 'Days until entries are deleted' },
    fields: { de: 'Felder', en: 'Fields' },
    'fields.label': { de: 'Beschriftung', en: 'Label' },
    'fields.slug': { de: 'Kurzname', en: 'Short name' },
    'fields.field_type': { de: 'Art', en: 'Kind' },
    'fields.required': { de: 'Erforderlich', en: 'Required' },
    'fields.visible': { de: 'Sichtbar', en: 'Visible' },
    'fields.choices': { de: 'Antworten zur Wahl', en: 'Answers to choose from' },
    'fields.choices.label': { de: 'Beschriftung', en: 'Label' },
    'fields.choices.value': { de: 'Wert', en: 'Value' },
    'fields.default': { de: 'Vorgabe', en: 'Default' },
    'fields.placeholder_text': { de: 'Beispiel im Feld', en: 'Example in the field' },
    'fields.help_text': { de: 'Hilfe', en: 'Help' },
    ...Object.fromEntries(
      Object.entries(FIELD_TYPES).map(([name, code]) => [
        `fields.field_type=${code}`,
        TYPE_NAMES[name as keyof typeof FIELD_TYPES],
      ]),
    ),
  },
  help: {
    intro: { de: 'Steht über den Fragen.', en: 'Shown above the questions.' },
    success_text: {
      de: 'Liest, wer das Formular abgeschickt hat. Leer: ein Dank in einem Satz.',
      en: 'Read by whoever has sent the form. Empty: thanks in one sentence.',
    },
    notify_email: {
      de: 'Diese E-Mail-Adresse erhält bei jeder Einsendung eine Nachricht. Leer: niemand; die Einsendungen stehen immer in der Redaktion.',
      en: 'This e-mail address gets a message about every entry. Empty: nobody; entries are always found in the back-office.',
    },
    retention_days: {
      de: 'So lange bleiben Einsendungen gespeichert. Danach werden sie von selbst gelöscht.',
      en: 'Entries are kept for this long. Then they are deleted by themselves.',
    },
    fields: {
      de: 'Jede Zeile ist eine Frage. Wie sie aussehen, sehen Sie unten.',
      en: 'Each row is a question. How they look is shown below.',
    },
    'fields.label': {
      de: 'Die Frage, wie sie am Feld steht.',
      en: 'The question as it stands at the field.',
    },
    'fields.slug': { de: 'Name der Spalte im Export.', en: 'Name of the column in the export.' },
    'fields.field_type': { de: 'Wie geantwortet wird.', en: 'How it is answered.' },
    'fields.required': {
      de: 'Ohne Antwort wird nichts abgeschickt.',
      en: 'Nothing is sent without an answer.',
    },
    'fields.visible': {
      de: 'Ausgeschaltet fragt das Formular nicht danach; frühere Antworten bleiben.',
      en: 'Switched off, the form does not ask it; earlier answers stay.',
    },
    'fields.choices': {
      de: 'Nur für Auswahllisten und Kästchen: was zur Wahl steht.',
      en: 'For selects and checkboxes only: what there is to choose from.',
    },
    'fields.choices.value': {
      de: 'Steht im Export. Leer gelassen, entsteht er aus der Beschriftung.',
      en: 'Stands in the export. Left empty, it is made of the label.',
    },
    'fields.choices.label': { de: 'Steht im Formular.', en: 'Shown in the form.' },
    'fields.default': {
      de: 'Steht schon im Feld, bevor jemand tippt.',
      en: 'In the field before anybody types.',
    },
    'fields.placeholder_text': {
      de: 'Blass im leeren Feld, etwa „name@beispiel.de“.',
      en: 'Pale in the empty field, such as “name@example.org”.',
    },
    'fields.help_text': { de: 'Ein Satz unter dem Feld.', en: 'A sentence below the field.' },
  },
  columns: ['title', 'notify_email', 'retention_days', 'is_online'],
  searched: ['title'],
  filters: ['is_online'],
  order: 'title',
  shownAt: { route: 'form', title: ({ title }) => title },
})

defineResource({
  subject: entry,
  strings: {
    one: { de: 'Einsendung', en: 'Entry' },
    many: { de: 'Einsendungen', en: 'Entries' },
    form: { de: 'Formular', en: 'Form' },
    state: { de: 'Stand', en: 'State' },
    'state=new': { de: 'Neu', en: 'New' },
    'state=read': { de: 'Gelesen', en: 'Read' },
    'state=answered': { de: 'Beantwortet', en: 'Answered' },
    'state=done': { de: 'Erledigt', en: 'Done' },
    note: { de: 'Notiz', en: 'Note' },
    is_suspect: { de: 'Vermutlich ein Roboter', en: 'Probably a robot' },
    field_values: { de: 'Antworten', en: 'Answers' },
    locale: { de: 'Sprache', en: 'Language' },
    'locale=de': { de: 'Deutsch', en: 'German' },
    'locale=en': { de: 'Englisch', en: 'English' },
    created_at: { de: 'Eingegangen', en: 'Received' },
    delete_after: { de: 'Wird gelöscht', en: 'Will be deleted' },
  },
  columns: ['created_at', 'form', 'field_values', 'state', 'is_suspect', 'delete_after'],
  searched: ['field_values', 'note'],
  filters: ['form', 'state', 'is_suspect'],
  order: '-created_at',
  isFixed: true,
  // Entries of robots are listed separately and not counted as unread.
  unread: { state: 'new', is_suspect: false },
})
