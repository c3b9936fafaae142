import type { Person } from './person.ts'

export const acting = {
  petersheim: {
    firstName: 'Jonna',
    lastName: 'Petersheim',
    role: { de: 'Schauspielerin', en: 'Actor' },
    biography: {
      de: 'Jonna Petersheim kam als Kulissenmalerin ans Haus und sprang an einem Februarabend als Botin ein. Seither hat sie mehr schlechte Nachrichten überbracht als jede andere im Ensemble. Sie spielt Antigone und sammelt Straßenbahnfahrpläne.',
      en: 'Jonna Petersheim came to the house as a scene painter and stepped in as the Messenger one evening in February. Since then she has brought more bad news than anyone in the ensemble. She plays Antigone and collects tram timetables.',
    },
  },
  achterberg: {
    firstName: 'Levin',
    lastName: 'Achterberg',
    role: { de: 'Schauspieler', en: 'Actor' },
    biography: {
      de: 'Levin Achterberg lernte auf einem Binnenschiff sprechen und hat die Lautstärke behalten. Er spielt Könige, die verlieren, und Kellner, die alles wissen. Seine Pausen sind länger als die in der Partitur.',
      en: 'Levin Achterberg learned to talk on a river barge and has kept the volume. He plays kings who lose and waiters who know everything. His pauses are longer than those in the score.',
    },
  },
  sorge: {
    firstName: 'Mathilde',
    lastName: 'Sorge',
    role: { de: 'Schauspielerin', en: 'Actor' },
    biography: {
      de: 'Mathilde Sorge ist seit einunddreißig Jahren am Haus und hat vier Intendanzen überlebt, zwei davon mit Vergnügen. Sie kann den Souffleurkasten von innen beschreiben. In der „Fährfrau“ übernimmt sie nach langer Zeit wieder eine Titelrolle.',
      en: 'Mathilde Sorge has been with the house for thirty-one years and has outlived four directors, two of them with pleasure. She can describe the prompter’s box from the inside. In “The Ferrywoman” she takes a title role again after a long time.',
    },
  },
  lutterbeck: {
    firstName: 'Ansgar',
    lastName: 'Lutterbeck',
    role: { de: 'Schauspieler', en: 'Actor' },
    biography: {
      de: 'Ansgar Lutterbeck studierte Medizin bis zu dem Tag, an dem er einen Kranken spielen durfte. Seitdem ist er kerngesund und überzeugt niemanden davon. Er gibt den Argan unseres Molière und misst seinen Puls nur noch auf der Bühne.',
      en: 'Ansgar Lutterbeck studied medicine until the day he was allowed to play a patient. He has been in perfect health since and convinces nobody of it. He is the Argan of our Molière and takes his pulse only on stage.',
    },
  },
  delbrueck: {
    firstName: 'Samira',
    lastName: 'Delbrück',
    role: { de: 'Schauspielerin', en: 'Actor' },
    biography: {
      de: 'Samira Delbrück schreibt nachts und spielt abends; geschlafen wird in der Straßenbahn. Ihr erster Text wurde bei den Neuen Stimmen gelesen, ihr zweiter liegt in einer Schublade, deren Schlüssel die Dramaturgie hat.',
      en: 'Samira Delbrück writes at night and acts in the evening; sleep happens on the tram. Her first text was read at New Voices, her second lies in a drawer to which the dramaturges hold the key.',
    },
  },
  vielhaber: {
    firstName: 'Konrad',
    lastName: 'Vielhaber',
    role: { de: 'Schauspieler', en: 'Actor' },
    biography: {
      de: 'Konrad Vielhaber hat in einem Wanderzirkus das Jonglieren und in einer Bank das Schweigen gelernt. Beides braucht er in „Was der Wald nicht sagt“. Er ist der Einzige im Haus, der die Drehbühne von Hand anhalten kann.',
      en: 'Konrad Vielhaber learned to juggle in a travelling circus and to keep quiet in a bank. He needs both in “What the Forest Won’t Say”. He is the only person in the house who can stop the revolving stage by hand.',
    },
  },
  zirkel: {
    firstName: 'Paula',
    lastName: 'Zirkel',
    role: { de: 'Schauspielerin', en: 'Actor' },
    biography: {
      de: 'Paula Zirkel spielt Kinder, Greise und einmal eine Zugbrücke. Sie leitet die Spielgruppe am Donnerstag und weiß, wie man vierzig Schulkinder mit einem Flüstern zum Sitzen bringt. Ihr Rat: noch leiser.',
      en: 'Paula Zirkel plays children, old men and, once, a drawbridge. She runs the Thursday drama group and knows how to make forty schoolchildren sit down with a whisper. Her advice: quieter still.',
    },
  },
  tannhof: {
    firstName: 'Emre',
    lastName: 'Tannhof',
    role: { de: 'Schauspieler', en: 'Actor' },
    biography: {
      de: 'Emre Tannhof war Uhrmacher, bevor er ans Theater kam, und stellt bis heute die Saaluhr, die fünf Minuten nachgeht. In „Die Uhr geht nach“ spielt er einen Mann, der das für ein Zeichen hält.',
      en: 'Emre Tannhof was a watchmaker before he came to the theatre and still sets the hall clock, which runs five minutes slow. In “The Clock Runs Slow” he plays a man who takes this for a sign.',
    },
  },
  morgenroth: {
    firstName: 'Hedwig',
    lastName: 'Morgenroth',
    role: { de: 'Schauspielerin', en: 'Actor' },
    biography: {
      de: 'Hedwig Morgenroth singt, wo andere seufzen. Nach zehn Jahren auf Tournee hat sie am Fluss einen Kleiderschrank gekauft und gilt seitdem als sesshaft. Sie kann achtzehn Arten, eine Tür zu schließen.',
      en: 'Hedwig Morgenroth sings where others sigh. After ten years on tour she bought a wardrobe by the river and has counted as settled ever since. She knows eighteen ways of closing a door.',
    },
  },
  brandeis: {
    firstName: 'Tilo',
    lastName: 'Brandeis',
    role: { de: 'Schauspieler', en: 'Actor' },
    biography: {
      de: 'Tilo Brandeis ist das jüngste Mitglied des Ensembles und wird deshalb zu allem überredet. In „Kasimir im Spiegel“ spielt er zum ersten Mal neunzig Minuten allein; sein Spiegelbild probt mit.',
      en: 'Tilo Brandeis is the youngest member of the ensemble and is therefore talked into everything. In “Kasimir in the Mirror” he plays ninety minutes alone for the first time; his reflection rehearses too.',
    },
  },
} satisfies Record<string, Person>
