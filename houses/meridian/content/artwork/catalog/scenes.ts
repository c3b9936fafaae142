import type { Entry } from './entry.ts'

const scene = (focal: Entry['focal'], de: string, en: string): Entry => ({ alt: { de, en }, focal })

export const scenes = {
  'scene-ovation': scene(
    [0.5, 0.42],
    'Vier Spielende verbeugen sich Hand in Hand im hellen Bühnenlicht, davor das Publikum von hinten.',
    'Four players take their bow hand in hand in bright stage light, the audience seen from behind.',
  ),
  'scene-stalls': scene(
    [0.5, 0.55],
    'Das Parkett, von der Bühne aus gesehen: vier Reihen Gesichter, manche lachen, eine ist eingeschlafen.',
    'The stalls seen from the stage: four rows of faces, some laughing, one asleep.',
  ),
  'scene-cinema': scene(
    [0.5, 0.4],
    'Kino am Kai: Auf der Leinwand ein Kopf im Profil vor dem Meer, davor sitzen viele im Dunkeln.',
    'Cinema on the quay: a head in profile by the sea on the screen, many people in the dark before it.',
  ),
  'scene-breakfast': scene(
    [0.5, 0.6],
    'Frühstück an einem langen Tisch am Wasser: sieben Leute, Tassen und Brot.',
    'Breakfast at a long table by the water: seven people, cups and bread.',
  ),
  'scene-duet': scene(
    [0.52, 0.45],
    'Ein Tänzer hebt eine Tänzerin, beide vor einer großen hellen Scheibe.',
    'A dancer lifts another, both before a large bright disc.',
  ),
  'scene-watchman': scene(
    [0.32, 0.55],
    'Ein Wächter im langen Mantel hält eine Laterne am Fuß einer hohen Treppe.',
    'A watchman in a long coat holds up a lantern at the foot of a tall staircase.',
  ),
  'scene-sparring': scene(
    [0.5, 0.5],
    'Zwei Tanzende mit Boxhandschuhen zwischen Seilen, hinter ihnen ein großer gestreifter Schatten.',
    'Two dancers in boxing gloves between ropes, a large striped shadow behind them.',
  ),
  'scene-chorus': scene(
    [0.45, 0.5],
    'Eine Frau steht allein in einem Lichtkegel, ihr gegenüber fünf dicht beieinander.',
    'A woman stands alone in a cone of light, five others close together across from her.',
  ),
  'scene-rehearsal': scene(
    [0.4, 0.5],
    'Eine Probe: Zwei mit Textblättern auf der Bühne, zwei sehen ihnen vom Regietisch aus zu.',
    'A rehearsal: two with pages in their hands on the stage, two watching from the table.',
  ),
  'scene-dressing': scene(
    [0.52, 0.45],
    'In der Garderobe: Jemand sitzt vor einem Spiegel mit Glühlampen; das Spiegelbild hebt die Hand.',
    'In the dressing room: somebody before a mirror with bulbs around it; the reflection raises a hand.',
  ),
  'scene-quartet': scene(
    [0.5, 0.5],
    'Ein Streichquartett spielt dicht beieinander vor einer hellen Scheibe.',
    'A string quartet plays close together before a bright disc.',
  ),
  'scene-orchestra': scene(
    [0.5, 0.5],
    'Ein Orchester von vorn, im Vordergrund die Dirigentin von hinten mit erhobenen Armen.',
    'An orchestra from the front, and before it the conductor from behind, arms raised.',
  ),
  'scene-choir': scene(
    [0.5, 0.45],
    'Ein Chor in drei Reihen, alle singen denselben Vokal aus aufgeschlagenen Heften.',
    'A choir in three rows, all singing the same vowel from open books.',
  ),
  'scene-brass': scene(
    [0.5, 0.4],
    'Fünf Leute einer Bigband im Scheinwerferlicht, Trompeten und Posaunen nach oben gerichtet.',
    'Five members of a big band in the spotlights, trumpets and trombones pointing up.',
  ),
  'scene-recital': scene(
    [0.45, 0.5],
    'Eine Sängerin neben einem Flügel, hinter ihr fällt Schnee vor einem Fenster.',
    'A singer beside a grand piano, snow falling outside the window behind her.',
  ),
  'scene-organ': scene(
    [0.5, 0.6],
    'Eine Organistin von hinten an drei Manualen, über ihr die Pfeifen.',
    'An organist from behind at three manuals, the pipes above her.',
  ),
  'scene-noon': scene(
    [0.5, 0.5],
    'Jemand spielt am Kai Cello, eine Frau und ein Kind bleiben stehen und hören zu.',
    'Somebody plays the cello on the quay; a woman and a child have stopped to listen.',
  ),
  'scene-foyer': scene(
    [0.5, 0.5],
    'Das Foyer bei Nacht, von draußen gesehen: Hinter hohen Fenstern stehen viele im Gespräch.',
    'The foyer at night, seen from outside: many people talking behind tall windows.',
  ),
  'scene-workshop': scene(
    [0.5, 0.5],
    'In der Schneiderei: Jemand näht an der Maschine, eine andere steht im weiten Kleid daneben.',
    'In the costume workshop: somebody at the sewing machine, another standing by in a wide dress.',
  ),
  'scene-ferry': scene(
    [0.5, 0.45],
    'Zwei sitzen nachts in einem Boot und reden, zwischen ihnen hängt eine Laterne.',
    'Two people talk in a boat at night, a lantern hanging between them.',
  ),
  'scene-prompter': scene(
    [0.5, 0.65],
    'Die Souffleuse im Kasten mit dem Buch, vor ihr die Füße derer, die spielen.',
    'The prompter in her box with the book; before her the feet of those who play.',
  ),
  'scene-puppet': scene(
    [0.55, 0.45],
    'Ein Spieler lässt eine Marionette tanzen, davor eine Reihe Kinder von hinten.',
    'A puppeteer makes a marionette dance, a row of children watching from before the stage.',
  ),
  'scene-lanterns': scene(
    [0.5, 0.5],
    'Ein Umzug am Kai bei Nacht: sieben Leute tragen helle runde Laternen.',
    'A procession on the quay at night: seven people carry bright round lanterns.',
  ),
  'scene-tour': scene(
    [0.4, 0.5],
    'Eine Führung: Eine Frau zeigt nach oben zu den Fenstern, fünf hören zu.',
    'A tour: a woman points up at the windows, five people listen.',
  ),
  'scene-counter': scene(
    [0.5, 0.5],
    'Die Bar nach der Vorstellung: Zwei sitzen am Tresen, dahinter lacht jemand.',
    'The bar after the show: two at the counter, somebody laughing behind it.',
  ),
} satisfies Record<string, Entry>
