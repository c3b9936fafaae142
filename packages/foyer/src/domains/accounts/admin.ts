import { defineResource } from '../../saving/resource.ts'
import { rules } from './rules-subject.ts'
import { user } from './user-subject.ts'

defineResource({
  subject: user,
  strings: {
    one: { de: 'Konto', en: 'Account' },
    many: { de: 'Konten', en: 'Accounts' },
    first_name: { de: 'Vorname', en: 'First name' },
    last_name: { de: 'Nachname', en: 'Last name' },
    role: { de: 'Rolle', en: 'Role' },
    'role=customer': { de: 'Publikum', en: 'Customer' },
    'role=editor': { de: 'Redaktion', en: 'Editor' },
    'role=admin': { de: 'Administration', en: 'Admin' },
    locale: { de: 'Sprache', en: 'Language' },
    'locale=de': { de: 'Deutsch', en: 'German' },
    'locale=en': { de: 'Englisch', en: 'English' },
    newsletter: { de: 'Newsletter', en: 'Newsletter' },
    has_dashboard_online_access: { de: 'Zugang zum Dashboard', en: 'Access to the dashboard' },
    must_use_second_factor: { de: 'Zweiter Faktor ist Pflicht', en: 'Second factor is required' },
    suspended_at: { de: 'Gesperrt seit', en: 'Suspended since' },
    password: { de: 'Neues Passwort', en: 'New password' },
  },
  columns: ['email', 'last_name', 'first_name', 'role', 'suspended_at'],
  searched: ['email', 'first_name', 'last_name'],
  filters: ['role', 'has_dashboard_online_access'],
  order: 'email',
})

defineResource({
  subject: rules,
  strings: {
    one: { de: 'Regeln für Konten', en: 'Account rules' },
    many: { de: 'Regeln für Konten', en: 'Account rules' },
    editors_must_use_second_factor: {
      de: 'Zweiter Faktor ist Pflicht für alle in der Redaktion',
      en: 'Second factor is required of all editors',
    },
  },
  columns: ['editors_must_use_second_factor'],
  searched: [],
  filters: [],
  order: 'editors_must_use_second_factor',
  isSingleton: true,
})
