import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/screens/dashboard/dashboard', {
  span: { de: 'Zeitraum', en: 'Period' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  show: { de: 'Anzeigen', en: 'Show' },
  lastDays: { de: (days: number) => `${days} Tage`, en: (days: number) => `${days} days` },
  csv: { de: 'CSV', en: 'CSV' },
  csvOf: { de: (title: string) => `${title} als CSV`, en: (title: string) => `${title} as CSV` },
  asTable: { de: 'Als Tabelle', en: 'As a table' },
  day: { de: 'Tag', en: 'Day' },
  weekOf: { de: 'Woche ab', en: 'Week from' },
  views: { de: 'Seitenaufrufe', en: 'Page views' },
  topPages: { de: 'Meistbesuchte Seiten', en: 'Most visited pages' },
  page: { de: 'Seite', en: 'Page' },
  searches: { de: 'Suchen', en: 'Searches' },
  withResults: { de: 'mit Treffern', en: 'with results' },
  withoutResults: { de: 'ohne Treffer', en: 'without results' },
  keywords: { de: 'Häufig gesucht', en: 'Most searched for' },
  emptyKeywords: { de: 'Ohne Treffer gesucht', en: 'Searched for without results' },
  missed: { de: 'Nicht gefundene Adressen', en: 'Addresses not found' },
  missedPaths: { de: 'Am häufigsten nicht gefunden', en: 'Most often not found' },
  makeRedirect: { de: 'Weiterleiten', en: 'Redirect' },
  redirectOf: { de: (path: string) => `${path} weiterleiten`, en: (path: string) => `Redirect ${path}` },
  redirectTo: { de: 'Neue Adresse', en: 'New address' },
  redirectMade: {
    de: 'Die Weiterleitung ist angelegt.',
    en: 'The redirect has been added.',
  },
  makeSynonym: { de: 'Synonym', en: 'Synonym' },
  synonymOf: {
    de: (query: string) => `Synonym für „${query}“`,
    en: (query: string) => `Synonym for “${query}”`,
  },
  synonymMeans: { de: 'Stattdessen suchen nach', en: 'Search instead for' },
  synonymMade: {
    de: 'Das Synonym ist angelegt und gilt ab sofort.',
    en: 'The synonym has been added and takes effect at once.',
  },
  save: { de: 'Anlegen', en: 'Create' },
  contentOverview: { de: 'Inhalte', en: 'Content' },
  contentIntro: { de: 'Was da ist und was fehlt', en: 'What there is and what is missing' },
  house: { de: 'Betrieb', en: 'Operations' },
  untranslated: { de: 'ohne Übersetzung', en: 'untranslated' },
  withoutPicture: { de: 'ohne Bild', en: 'without picture' },
  withoutAlt: { de: 'ohne Alternativtext', en: 'without alt text' },
  expired: { de: 'vorbei', en: 'over' },
  activities: { de: 'Was die Redaktion getan hat', en: 'What editors did' },
  what: { de: 'Was', en: 'What' },
  identity: { de: 'Anmeldungen', en: 'Logins' },
  event: { de: 'Ereignis', en: 'Event' },
  state: { de: 'Zustand', en: 'State' },
  perDay: { de: 'je Tag', en: 'per day' },
  perWeek: { de: 'je Woche', en: 'per week' },
  plotSummary: {
    de: (name: string, total: number, most: number, when: string) =>
      total === 0 ? `${name}: nichts gezählt.` : `${name}: ${total} insgesamt, höchstens ${most} (${when}).`,
    en: (name: string, total: number, most: number, when: string) =>
      total === 0 ? `${name}: nothing counted.` : `${name}: ${total} in all, ${most} at most (${when}).`,
  },
  switched: { de: 'Umgeschaltet.', en: 'Switched.' },
})

/** Names for what users of the back-office do to their accounts, as recorded. */
export const identityKinds = defineStrings('site/screens/dashboard/dashboard/identityKinds', {
  login: { de: 'angemeldet', en: 'logged in' },
  login_failed: { de: 'Anmeldung misslungen', en: 'login failed' },
  logout: { de: 'abgemeldet', en: 'logged out' },
  password_changed: { de: 'Passwort geändert', en: 'password changed' },
  email_changed: { de: 'Adresse geändert', en: 'address changed' },
  sessions_ended: { de: 'überall abgemeldet', en: 'logged out everywhere' },
  second_factor_on: { de: 'zweiter Faktor an', en: 'second factor on' },
  second_factor_off: { de: 'zweiter Faktor aus', en: 'second factor off' },
  passkey_added: { de: 'Passkey hinzugefügt', en: 'passkey added' },
  passkey_removed: { de: 'Passkey entfernt', en: 'passkey removed' },
})

/** Names for the actions in the trail. */
export const actions = defineStrings('site/screens/dashboard/dashboard/actions', {
  create: { de: 'angelegt', en: 'added' },
  update: { de: 'geändert', en: 'changed' },
  delete: { de: 'gelöscht', en: 'deleted' },
  restore: { de: 'wiederhergestellt', en: 'restored' },
})
