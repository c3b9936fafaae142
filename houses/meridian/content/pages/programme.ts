import { type NewPage, text } from 'openfoyer/content'

/** The pages that give the lists of the site their headers. */
export const programme: NewPage = {
  in_menu: true,
  languages: {
    de: {
      path: 'programm',
      title: 'Programm',
      headline: 'Programm und Karten',
      meta_description: 'Was im Haus Meridian gespielt, gesungen, getanzt und besprochen wird, Tag für Tag.',
      modules: [text('Sechs Abende die Woche, am Wochenende mehrere. Montags stimmen wir die Orgel.')],
    },
    en: {
      path: 'events',
      title: 'Programme',
      headline: 'Programme and tickets',
      meta_description: 'What is played, sung, danced and discussed at Haus Meridian, day by day.',
      modules: [text('Six evenings a week, several at weekends. On Mondays we tune the organ.')],
    },
  },
}

export const productions: NewPage = {
  in_menu: true,
  languages: {
    de: {
      path: 'produktionen',
      title: 'Produktionen',
      headline: 'Was wir spielen',
      meta_description: 'Alle Stücke, Konzerte und Choreografien im Repertoire des Hauses Meridian.',
      modules: [
        text(
          'Sechzehn Arbeiten sind im Repertoire. Einige gehen bald, eine kommt erst: Fragen Sie rechtzeitig.',
        ),
      ],
    },
    en: {
      path: 'productions',
      title: 'Productions',
      headline: 'What we perform',
      meta_description: 'All plays, concerts and dance works in the repertoire of Haus Meridian.',
      modules: [
        text('Sixteen works are in the repertoire. Some will leave soon, one is yet to come: ask in time.'),
      ],
    },
  },
}

export const ensemble: NewPage = {
  in_menu: true,
  languages: {
    de: {
      path: 'team',
      title: 'Ensemble',
      headline: 'Achtundzwanzig, die bleiben',
      meta_description:
        'Schauspiel, Tanz, Musik, Dramaturgie und Werkstatt: das Ensemble des Hauses Meridian.',
      modules: [
        text('Wer hier arbeitet, arbeitet mit allen. Die Reihenfolge sagt nichts, außer beim Applaus.'),
      ],
    },
    en: {
      path: 'team',
      title: 'Ensemble',
      headline: 'Twenty-eight who stay',
      meta_description:
        'Actors, dancers, musicians, dramaturges and workshop: the ensemble of Haus Meridian.',
      modules: [
        text('Whoever works here works with everyone. The order means nothing, except at the curtain call.'),
      ],
    },
  },
}

export const magazine: NewPage = {
  in_menu: true,
  languages: {
    de: {
      path: 'magazin',
      title: 'Magazin',
      headline: 'Was wir sonst nur im Foyer erzählen',
      meta_description: 'Geschichten aus Probe, Werkstatt und Nachbarschaft des Hauses Meridian.',
      modules: [text('Notizen von der Probe, Rezepte aus dem Malsaal, Gespräche am langen Tisch.')],
    },
    en: {
      path: 'magazine',
      title: 'Magazine',
      headline: 'What we usually only tell in the foyer',
      meta_description: 'Stories from rehearsals, workshops and the neighbourhood of Haus Meridian.',
      modules: [text('Notes from rehearsal, recipes from the paint shop, conversations at the long table.')],
    },
  },
}
