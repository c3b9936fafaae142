import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the tour on the first visit. */
export const tourStrings = defineStrings('editor/tour/tour', {
  tour: { de: 'Rundgang', en: 'Tour' },
  tourWords: {
    de: 'Texte schreiben Sie direkt auf der Seite: hineinklicken und tippen.',
    en: 'Write texts on the page itself: click into them and type.',
  },
  tourBlocks: {
    de: 'Hier finden Sie alle Bausteine. In einer leeren Zeile genügt ein Schrägstrich.',
    en: 'Here are all blocks. In an empty line a slash is enough.',
  },
  tourHandle: {
    de: 'Ein gewählter Baustein hat eine Leiste: ziehen, verschieben, duplizieren, einstellen, löschen.',
    en: 'A selected block has a bar: drag, move, duplicate, settings, delete.',
  },
  tourSaved: {
    de: 'Alles wird von selbst gespeichert. Hier steht, ob es angekommen ist.',
    en: 'Everything is saved by itself. This line says whether it has arrived.',
  },
  tourPublish: {
    de: 'Besucher sehen Ihre Arbeit erst, wenn Sie veröffentlichen. Diesen Rundgang finden Sie unter „?“ wieder.',
    en: 'Visitors see your work once you publish. You find this tour again under “?”.',
  },
  tourNext: { de: 'Weiter', en: 'Next' },
  tourEnd: { de: 'Beenden', en: 'Leave' },
})
