import { column, section } from 'openfoyer/content'
import { type Chapter, title, variant } from './placed.ts'

const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const OTHER_FILM = 'https://vimeo.com/1084537'

/** Video, Self-hosted video, Video item and list, Audio, Self-hosted audio, Viewer, Social media, Forms, HTML. */
export const media: Chapter = (say, { picture, film, bell }) => [
  title(
    say('Film und Ton', 'Film and sound'),
    'film',
    say('Eigenes sofort, Fremdes erst nach Zustimmung', 'Ours at once, others’ after consent'),
  ),
  {
    model: 'video',
    video_url: FILM,
    image: picture('scene-sparring'),
    title: say('Zwölf Runden: eine Probe', 'Twelve rounds: a rehearsal'),
    length: '2:14',
  },
  {
    model: 'self-hosted-video',
    file: film,
    image: picture('scene-duet'),
    title: say('Eine Minute vor Mittag', 'A minute to noon'),
  },
  {
    model: 'video-item',
    video_url: OTHER_FILM,
    image: picture('photo-canyon'),
    title: say('Der Raum unter Wasser', 'The room under water'),
    content: say(
      '<p>Vier Wochen Aufbau, neunzig Minuten Vorstellung, eine Nacht zum Trocknen.</p>',
      '<p>Four weeks to build, ninety minutes to perform, one night to dry.</p>',
    ),
  },
  {
    model: 'video-list',
    children: [
      {
        model: 'video-item',
        video_url: FILM,
        image: picture('photo-wing'),
        title: say('Drehscheibe', 'Turntable'),
      },
      {
        model: 'video-item',
        image: picture('photo-hut'),
        title: say('Ohne Film, nur das Standbild', 'Without a film, the still alone'),
      },
    ],
  },
  { model: 'self-hosted-audio', file: bell, title: say('Die Mittagsglocke', 'The noon bell') },
  {
    model: 'audio',
    media_type: 'music',
    embed_code: 'https://open.spotify.com/album/1ATL5GLyefJaxhQzSPVrLX',
  },
  {
    model: 'viewer',
    embed_code:
      '<iframe src="https://e.issuu.com/embed.html?d=spielzeit&u=hausmeridian" width="500"></iframe>',
  },
  section(
    'cc01',
    column('small-12 large-6', variant(say('Soziale Medien', 'Social media')), {
      model: 'social-media',
      embed: 'https://www.instagram.com/p/C0hausMeri1/',
    }),
    column('small-12 large-6', variant(say('Formular', 'Form')), {
      model: 'forms',
      hubspot_id: '1abcDEF-meridian',
    }),
  ),
  variant('HTML'),
  {
    model: 'html',
    html_code: say(
      '<table><tr><th scope="row">Parkett</th><td>480 Plätze</td></tr><tr><th scope="row">Rang</th><td>132 Plätze</td></tr></table>',
      '<table><tr><th scope="row">Stalls</th><td>480 seats</td></tr><tr><th scope="row">Balcony</th><td>132 seats</td></tr></table>',
    ),
  },
  {
    model: 'html',
    // Contains styles and a script, so it is shown in a frame of its own.
    html_code: say(clock('Im Haus ist es', 'de'), clock('The time in the house is', 'en')),
  },
]

/** A clock as an admin might paste it. */
function clock(words: string, lang: string): string {
  return `<style>p{margin:0;padding:24px 0;font:700 32px/1.1 system-ui,sans-serif;color:#0d1813;border-block:2px solid}</style>
<p lang="${lang}">${words} <time>12:00</time></p>
<script>document.querySelector('time').textContent=new Date().toLocaleTimeString('${lang}',{hour:'2-digit',minute:'2-digit',timeZone:'Europe/Berlin'})</script>`
}
