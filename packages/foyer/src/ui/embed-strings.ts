import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings('ui/embed', {
  explanation: {
    de: (name: string) =>
      `Hier zeigt ${name} eigene Inhalte. Erst wenn Sie zustimmen, werden sie geladen und Daten an ${name} übertragen.`,
    en: (name: string) =>
      `This is content from ${name}. It is loaded, and data is sent to ${name}, only after you agree.`,
  },
  showOnce: { de: (name: string) => `${name} jetzt laden`, en: (name: string) => `Load ${name} now` },
  showAlways: { de: (name: string) => `${name} immer laden`, en: (name: string) => `Always load ${name}` },
  loaded: { de: (name: string) => `Geladen von ${name}`, en: (name: string) => `Loaded from ${name}` },
  withdraw: { de: (name: string) => `${name} wieder sperren`, en: (name: string) => `Block ${name} again` },
  openThere: { de: (name: string) => `Bei ${name} öffnen`, en: (name: string) => `Open on ${name}` },
})
