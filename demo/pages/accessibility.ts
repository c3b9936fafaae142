import type { NewPage } from '../../src/pages/write.ts'
import { headline, text } from '../modules.ts'

export const accessibility: NewPage = {
  inSecondaryMenu: true,
  inFooter: true,
  languages: {
    de: {
      path: 'barrierefreiheit',
      fields: {
        title: 'Barrierefreiheit',
        headline: 'Alle kommen rein. Sonst ist es kein Theater.',
        meta_description:
          'Zugänge, Hilfen und Vorstellungen mit Gebärdensprache oder Audiodeskription im Haus Meridian.',
      },
      modules: [
        headline('Ins Haus', { level: 3 }),
        text(
          'Alle Säle sind stufenlos erreichbar, nur die Orgelempore nicht: Ihre Konzerte übertragen wir auf eine Leinwand im Saal. Zwölf Plätze für Rollstühle gibt es insgesamt, Begleitung sitzt daneben und frei. Barrierefreie Toiletten sind in jedem Haus.',
        ),
        headline('Hören und Sehen', { level: 3 }),
        text(
          'Induktionsanlagen im Großen Saal und im Studio. Vorstellungen mit Gebärdensprache, Audiodeskription und englischen Übertiteln sind im Programm gekennzeichnet. Zur Audiodeskription gehört eine Tastführung, eine Stunde vorher, auf der Bühne.',
        ),
        headline('Mehr Ruhe', { level: 3 }),
        text(
          'Entspannte Vorstellungen haben Licht, offene Türen und Verständnis. Im Kesselhaus gibt es einen ruhigen Raum, der immer offen ist.',
        ),
        headline('Diese Website', { level: 3 }),
        text(
          'Sie soll den Regeln der WCAG 2.2 auf Stufe AA folgen. Wo sie es nicht tut, schreiben Sie an zugang@meridian.example; wir antworten innerhalb von zwei Wochen und reparieren schneller. (Auch die Schlichtungsstelle, an die Sie sich sonst wenden könnten, ist hier erfunden.)',
        ),
      ],
    },
    en: {
      path: 'accessibility',
      fields: {
        title: 'Accessibility',
        headline: 'Everyone gets in. Otherwise it is not theatre.',
        meta_description:
          'Access, assistance and performances with sign language or audio description at Haus Meridian.',
      },
      modules: [
        headline('Getting in', { level: 3 }),
        text(
          'All rooms can be reached without steps except the Organ Loft: its concerts are shown on a screen in the hall. There are twelve wheelchair places in all; companions sit beside them, free of charge. Every building has accessible toilets.',
        ),
        headline('Hearing and seeing', { level: 3 }),
        text(
          'Induction loops in the Great Hall and the Studio. Performances with sign language, audio description and English surtitles are marked in the programme. Audio description comes with a touch tour on stage, one hour before.',
        ),
        headline('More quiet', { level: 3 }),
        text(
          'Relaxed performances have light, open doors and understanding. The Boiler House has a quiet room that is always open.',
        ),
        headline('This website', { level: 3 }),
        text(
          'It means to follow the WCAG 2.2 at level AA. Where it does not, write to zugang@meridian.example; we answer within two weeks and repair faster. (The arbitration board you could otherwise turn to is invented here as well.)',
        ),
      ],
    },
  },
}
