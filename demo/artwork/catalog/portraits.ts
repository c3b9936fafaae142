import type { Entry } from './entry.ts'

const face = (de: string, en: string): Entry => ({
  alt: { de: `Gezeichnetes Porträt: ${de}`, en: `Drawn portrait: ${en}` },
  focal: [0.5, 0.42],
})

export const portraits = {
  'portrait-01': face(
    'langes glattes Haar mit Pony, dunkle Jacke',
    'long straight hair with a fringe, dark jacket',
  ),
  'portrait-02': face(
    'Vollbart, nach hinten gekämmtes Haar, Hemdkragen',
    'full beard, hair combed back, shirt collar',
  ),
  'portrait-03': face('hochgestecktes Haar mit Nadeln, runder Kragen', 'hair pinned up, round collar'),
  'portrait-04': face(
    'kurzes Haar, eckige Brille, Stifte in der Brusttasche',
    'short hair, square glasses, pens in the breast pocket',
  ),
  'portrait-05': face('heller Turban, Schal, ein Lächeln', 'pale turban, scarf, a smile'),
  'portrait-06': face(
    'lockiges Haar, offene Jacke, mitten im Satz',
    'curly hair, open jacket, in the middle of a sentence',
  ),
  'portrait-07': face('Schnurrbart, wildes Haar, dunkle Weste', 'moustache, unruly hair, dark waistcoat'),
  'portrait-08': face('dunkles Kopftuch, runder Kragen', 'dark headscarf, round collar'),
  'portrait-09': face(
    'kantiger Haarschnitt, Hemd und Krawatte, gesenkter Blick',
    'angular haircut, shirt and tie, lowered eyes',
  ),
  'portrait-10': face('schulterlanges Haar, runde Brille', 'shoulder-length hair, round glasses'),
  'portrait-11': face(
    'lichtes Haar, große Brille, Schnurrbart und Krawatte',
    'thinning hair, large glasses, moustache and tie',
  ),
  'portrait-12': face('kurzes Haar, Kinnbart, Kapuzenpullover', 'short hair, chin beard, hooded jumper'),
  'portrait-13': face(
    'hoher Dutt mit Pony, ärmellose dunkle Weste',
    'high bun with a fringe, dark sleeveless waistcoat',
  ),
  'portrait-14': face(
    'langes wehendes Haar, Wickelbluse, lachend',
    'long flowing hair, wrap blouse, laughing',
  ),
  'portrait-15': face('sehr kurzes Haar, dunkler Pullover', 'very short hair, dark jumper'),
  'portrait-16': face(
    'kurzes welliges Haar, Bluse mit Regenbogenmuster',
    'short wavy hair, blouse with a rainbow pattern',
  ),
  'portrait-17': face('Haartolle, dunkle Weste über hellem Hemd', 'quiff, dark waistcoat over a pale shirt'),
  'portrait-18': face(
    'Kopftuch mit hellem Band, Schal, geschlossene Augen',
    'headscarf with a pale band, scarf, closed eyes',
  ),
  'portrait-19': face(
    'zwei Haarknoten, gemusterter Kapuzenpullover',
    'two buns of hair, patterned hooded jumper',
  ),
  'portrait-20': face('Locken, eckige Brille, heller Kragen', 'curls, square glasses, pale collar'),
  'portrait-21': face(
    'kräftige Brauen, Schnurr- und Kinnbart, Krawatte',
    'strong brows, moustache and goatee, tie',
  ),
  'portrait-22': face('Haarreif, geblümte Bluse', 'hairband, flowered blouse'),
  'portrait-23': face(
    'zurückgekämmtes Haar, offene Jacke über dunklem Hemd',
    'swept-back hair, open jacket over a dark shirt',
  ),
  'portrait-24': face(
    'kinnlanges Haar, runde Brille, Stifte in der Brusttasche',
    'bobbed hair, round glasses, pens in the breast pocket',
  ),
  'portrait-25': face('Locken auf dem Scheitel, Umhang mit Kordel', 'curls on top, a cape with a cord'),
  'portrait-26': face(
    'vom Wind gewelltes Haar, Weste mit Kragen',
    'windswept wavy hair, waistcoat with a collar',
  ),
  'portrait-27': face('Schirmmütze, Schnurrbart, Jacke', 'peaked cap, moustache, jacket'),
  'portrait-28': face(
    'Haar im Nackenknoten, dunkles Oberteil mit hellem Kragen',
    'hair in a low bun, dark top with a pale collar',
  ),
} satisfies Record<string, Entry>
