import { anchorList, button, column, eventList, headline, image, section, text } from 'openfoyer/content'
import type { DemoPage } from './furnish.ts'

export const accessibility: DemoPage = {
  in_secondary_menu: true,
  in_footer: true,
  languages: {
    de: {
      path: 'barrierefreiheit',
      title: 'Barrierefreiheit',
      headline: 'Alle kommen\u00a0rein. Sonst ist es kein Theater.',
      meta_description:
        'Zugänge, Hilfen und Vorstellungen mit Gebärdensprache oder Audiodeskription im Haus Meridian.',
    },
    en: {
      path: 'accessibility',
      title: 'Accessibility',
      headline: 'Everyone gets\u00a0in. Otherwise it is not theatre.',
      meta_description:
        'Access, assistance and performances with sign language or audio description at Haus Meridian.',
    },
  },
  modules: ({ say, picture, eventTags, form }) => [
    anchorList(
      [say('Ins Haus', 'Getting in'), say('ins-haus', 'getting-in')],
      [say('Hören und Sehen', 'Hearing and seeing'), say('hoeren-und-sehen', 'hearing-and-seeing')],
      [say('Mehr Ruhe', 'A calmer visit'), say('mehr-ruhe', 'a-calmer-visit')],
      [say('Termine', 'Dates'), say('termine', 'dates')],
      [say('Diese Website', 'This website'), 'website'],
    ),
    section(
      '',
      column(
        'small-12 large-5',
        headline(say('Ins Haus', 'Getting in'), { anchor: say('ins-haus', 'getting-in') }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Alle Räume sind stufenlos erreichbar, nur die Orgelempore nicht: Ihre Konzerte übertragen wir auf eine Leinwand im Großen Saal. Zur Probebühne führt ein Lastenaufzug, den wir für Sie bedienen. Rollstuhlplätze gibt es acht im Großen Saal und vier im Studio, Begleitung sitzt daneben. Sie buchen sie telefonisch unter <a href="tel:+49000555010">+49 000 5550-10</a> oder per E-Mail an <a href="mailto:kasse@meridian.example">kasse@meridian.example</a>. In Halle und Küche ist ohne Buchung Platz. Barrierefreie Toiletten sind in jedem Haus.',
            'All rooms can be reached without steps except the Organ Loft: its concerts are shown on a screen in the Great Hall. A goods lift goes up to the Rehearsal Stage; we work it for you. There are eight wheelchair places in the Great Hall and four in the Studio, with companions beside them. Please book them by phone on <a href="tel:+49000555010">+49 000 5550-10</a> or by e-mail to <a href="mailto:kasse@meridian.example">kasse@meridian.example</a>. The Boiler Hall and the Kitchen have room without booking. Every building has accessible toilets.',
          ),
        ),
      ),
    ),
    section(
      'cc02',
      column(
        'small-12 large-5',
        headline(say('Hören und Sehen', 'Hearing and seeing'), {
          anchor: say('hoeren-und-sehen', 'hearing-and-seeing'),
        }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Induktionsanlagen im Großen Saal und im Studio. Vorstellungen mit Gebärdensprache, Audiodeskription und englischen Übertiteln sind im Programm gekennzeichnet. Zur Audiodeskription gehört eine Tastführung, eine Stunde vorher, auf der Bühne.',
            'Induction loops in the Great Hall and the Studio. Performances with sign language, audio description and English surtitles are marked in the programme. Audio description comes with a touch tour on stage, one hour before.',
          ),
        ),
      ),
    ),
    section(
      'cc01',
      column(
        'small-12 large-5',
        headline(say('Mehr Ruhe', 'A calmer visit'), { anchor: say('mehr-ruhe', 'a-calmer-visit') }),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            'Entspannte Vorstellungen haben Licht, offene Türen und Verständnis. Im Kesselhaus gibt es einen Ruheraum, der immer offen ist.',
            'Relaxed performances have light, open doors and understanding. The Boiler House has a quiet room that is always open.',
          ),
        ),
        image(
          picture('essay-net'),
          say('Wir fangen auf, was zu viel wird.', 'When it gets too much, we catch you.'),
        ),
      ),
    ),
    section(
      '',
      column(
        'small-12 large-4',
        headline(say('Mit Gebärden\u00adsprache', 'With sign language'), {
          preline: say('Die nächsten Termine', 'The next dates'),
          anchor: say('termine', 'dates'),
        }),
      ),
      column('small-12 large-8', eventList({ tag: eventTags.signLanguage })),
    ),
    section(
      'cc03',
      column(
        'small-12 large-5',
        headline(
          say(
            'Erklärung zur Barriere\u00adfreiheit dieser Website',
            'Accessibility statement for this website',
          ),
          {
            level: 3,
            anchor: 'website',
          },
        ),
      ),
      column(
        'small-12 large-7',
        text(
          say(
            `<p><strong>Wo sie steht.</strong> Diese Website folgt den WCAG 2.2 auf Stufe AA, mit den unten genannten Ausnahmen. Bei jeder Änderung wird jede Art von Seite automatisch geprüft, und die meisten auch mit der Tastatur. Zu Beginn jeder Spielzeit prüfen wir diese Erklärung neu.</p>
<p><strong>Was noch fehlt.</strong> Videos, Hefte und Formulare anderer Anbieter, die Sie einzeln einschalten, sind nicht alle barrierefrei. Programmhefte vor 2020 gibt es nur als Bild; den Text schicken wir Ihnen gern.</p>
<p><strong>Wohin mit Kritik.</strong> Schreiben Sie an <a href="mailto:zugang@meridian.example">zugang@meridian.example</a>; wir antworten innerhalb von zwei Wochen und reparieren schneller. (Auch die Schlichtungsstelle, an die Sie sich sonst wenden könnten, ist hier erfunden.)</p>`,
            `<p><strong>Where it stands.</strong> This website follows WCAG 2.2 at level AA, with the exceptions named below. Every change is followed by an automatic check of every kind of page, and most are tested with the keyboard too. We review this statement at the start of each season.</p>
<p><strong>What is still missing.</strong> Videos, booklets and forms from other providers, which you switch on one by one, are not all accessible. Programme booklets from before 2020 exist only as pictures; we will gladly send you the text.</p>
<p><strong>Where to complain.</strong> Write to <a href="mailto:zugang@meridian.example">zugang@meridian.example</a>; we answer within two weeks and fix things faster. (The arbitration board you could otherwise turn to is invented here as well.)</p>`,
          ),
        ),
        button(say('Sagen Sie uns, was fehlt', 'Tell us what is missing'), form('contact')),
      ),
    ),
  ],
}
