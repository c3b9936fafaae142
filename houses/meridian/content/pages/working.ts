import { headline, type NewPage, text } from 'openfoyer/content'

export const working: NewPage = {
  in_menu: true,
  languages: {
    de: {
      path: 'haus/arbeit',
      title: 'Arbeiten am Meridian',
      menu_name: 'Arbeiten',
      headline: 'Wir suchen Leute, die fragen',
      meta_description: 'Stellen, Ausbildung und Hospitanz im Haus Meridian.',
      modules: [
        text(
          'Vierundneunzig Menschen arbeiten hier, achtundzwanzig davon sieht man. Die übrigen ziehen, nähen, rechnen, kochen und halten die Lampe.',
        ),
        headline('Zurzeit gesucht', { level: 3 }),
        text(
          '<ul><li>Eine Tischlerin oder ein Tischler mit Sinn für Vergängliches</li><li>Aushilfen für den Abenddienst, gern mit Singstimme</li><li>Hospitanzen in Regie und Dramaturgie, sechs Wochen, bezahlt</li></ul>',
          'Bewerbungen an <a href="mailto:arbeit@meridian.example">arbeit@meridian.example</a>. Schreiben Sie dazu, welche Vorstellung Sie zuletzt verlassen haben und warum.',
        ),
      ],
    },
    en: {
      path: 'house/working',
      title: 'Working at Meridian',
      menu_name: 'Working here',
      headline: 'We are looking for people who ask',
      meta_description: 'Jobs, training and internships at Haus Meridian.',
      modules: [
        text(
          'Ninety-four people work here, and you get to see twenty-eight. The others haul, sew, calculate, cook and hold the lamp.',
        ),
        headline('Wanted at present', { level: 3 }),
        text(
          '<ul><li>A carpenter with a feel for the ephemeral</li><li>Front-of-house staff for the evenings, singing voice welcome</li><li>Internships in directing and dramaturgy, six weeks, paid</li></ul>',
          'Applications to <a href="mailto:arbeit@meridian.example">arbeit@meridian.example</a>. Tell us which performance you last walked out of, and why.',
        ),
      ],
    },
  },
}
