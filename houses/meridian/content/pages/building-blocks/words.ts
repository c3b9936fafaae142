import { column, type ModuleInput, section } from 'openfoyer/content'
import { type Chapter, title, variant } from './placed.ts'

/** Headline, Text, Link, Quote, FAQ. */
export const words: Chapter = (say) => [
  title(
    say('Worte', 'Words'),
    say('worte', 'words'),
    say('Überschrift, Text, Link, Zitat, Fragen', 'Headline, text, link, quote, questions'),
  ),
  {
    model: 'text',
    content: say(
      '<p>Ein Text kann <strong>fett</strong> sprechen, <em>kursiv</em> zögern und <a href="/de/besuch">irgendwohin führen</a>.</p><ul><li>Donaudampfschifffahrtsgesellschaftskapitänsmützenständer, leihweise</li><li>Zwei Stühle, einer davon wackelt</li></ul><ol><li>Licht aus</li><li>Vorhang auf</li></ol><p style="text-align:center">In der Mitte steht der Tisch.</p><p style="text-align:right">Rechts geht es ab.</p>',
      '<p>A text can speak in <strong>bold</strong>, hesitate in <em>italics</em> and <a href="/en/visit">lead somewhere</a>.</p><ul><li>A hat stand for the cap of a Danube steamship captain, on loan</li><li>Two chairs, one of them wobbly</li></ul><ol><li>Lights out</li><li>Curtain up</li></ol><p style="text-align:center">The table stands in the middle.</p><p style="text-align:right">Exit right.</p>',
    ),
  },
  {
    model: 'text',
    decrease_distance: true,
    content: say('<p>Ein zweiter rückt auf Wunsch näher.</p>', '<p>A second one moves closer if asked.</p>'),
  },
  ...([2, 3, 4, 5, 6] as const).map(
    (headline_level): ModuleInput => ({
      model: 'headline',
      headline_level,
      preline: say(`Ebene ${headline_level}`, `Level ${headline_level}`),
      content: say('Die Fährfrau wartet auf niemanden', 'The ferrywoman waits for no one'),
      subline: say(
        'Außer an Vorstellungsabenden, da wartet sie auf den Applaus.',
        'Except on performance nights, when she waits for the applause.',
      ),
    }),
  ),
  {
    model: 'link',
    link_text: say('Zum Besuch', 'Plan your visit'),
    link: say('/de/besuch', '/en/visit'),
    extra_class: 'button',
  },
  {
    model: 'link',
    link_text: say('Was sonst noch im Haus geschieht', 'What else goes on in the house'),
    link: say('/de/haus', '/en/house'),
    extra_class: 'link',
  },
  {
    model: 'link',
    link_text: say('Zurück zu den Bildern', 'Back to the pictures'),
    link: say('#bilder', '#pictures'),
    extra_class: 'link',
  },
  {
    model: 'link',
    link_text: say('Heute Abend noch Plätze', 'Seats left tonight'),
    link: say('/de/programm', '/en/events'),
    extra_class: 'slider',
    sticky: true,
  },
  section(
    'cc03',
    column('small-12', {
      model: 'quote',
      content: say(
        'Wer zu früh kommt, sieht uns beim Atmen zu.',
        'Come too early and you can watch us breathe.',
      ),
      author: say('Friederike Halm, Intendantin', 'Friederike Halm, artistic director'),
    }),
  ),
  {
    model: 'quote',
    content: say(
      'Mein Großvater hat hier Säcke gewogen. Er sagte, man hört am Seufzen der Waage, ob einer betrügt. Heute sitze ich im selben Raum und höre Schauspielern zu.',
      'My grandfather weighed sacks in here. He said you could tell from the sigh of the scales whether someone was cheating. Today I sit in the same room and listen to actors.',
    ),
    author: say('Ein Nachbar, Reihe vier', 'A neighbour, row four'),
  },
  variant(say('Fragen, aufklappbar', 'Questions that fold open')),
  {
    model: 'faq',
    anchor: say('fragen', 'questions'),
    items: [
      {
        title: say('Darf ich zu spät kommen?', 'What if I am late?'),
        content: say(
          '<p>Ja, einmal. Danach kennen wir Sie.</p>',
          '<p>We let you in, once. After that we know you.</p>',
        ),
      },
      {
        title: say('Gibt es eine Kleiderordnung?', 'Is there a dress code?'),
        content: say(
          '<p>Kleidung ist erwünscht. Alles Weitere <a href="/de/besuch">entscheiden Sie</a>.</p>',
          '<p>Clothes are welcome. The rest is <a href="/en/visit">up to you</a>.</p>',
        ),
      },
      {
        title: say('Wer hustet, wenn niemand hustet?', 'Who coughs when nobody coughs?'),
        content: say(
          '<p>Die Heizung. Sie ist von 1911 und gehört zum Ensemble.</p>',
          '<p>The heating. It dates from 1911 and is part of the ensemble.</p>',
        ),
      },
    ],
  },
]
