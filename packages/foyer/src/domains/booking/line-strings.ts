import { defineStrings } from '../../contract/define-strings.ts'
import { formatCount } from '../../contract/format-count.ts'

/** Texts for a visitor in the line before the shop, in the widget and on the shop's own pages. */
export const lineStrings = defineStrings('booking/line', {
  headline: { de: 'Sie sind in der Warteschlange', en: 'You are in the queue' },
  ahead: {
    de: (ahead: number) =>
      ahead === 0 ? 'Sie sind gleich an der Reihe.' : `Noch ${formatCount(ahead, 'de')} vor Ihnen`,
    en: (ahead: number) =>
      ahead === 0 ? 'It is your turn in a moment.' : `${formatCount(ahead, 'en')} ahead of you`,
  },
  why: {
    de: 'Gerade ist der Andrang groß. Wir bedienen Sie in der Reihenfolge, in der Sie gekommen sind; auch wenn Sie die Seite neu laden, behalten Sie Ihren Platz.',
    en: 'Many people want tickets right now. You are served in the order you came, and keep your place even if you reload the page.',
  },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
})
