import { contactsIn } from '../../src/contract/contacts.ts'
import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import type { OfferedGroup } from '../inventory/offers.ts'
import { type Language, nameIn, shownName } from '../words.ts'

type Note = OfferedGroup['note']

/** The house's note on seats. Phone numbers and addresses in it are links. */
export function seatNote(note: Note, language: Language): Markup | false {
  const words = nameIn(note, language)
  if (words === '') return false
  const parts = contactsIn(words).map(({ text, href }) =>
    href ? html`<a href="${href}">${text}</a>` : html`${text}`,
  )
  return html`<p class="shop-note"${note[language] === '' && html` lang="${language === 'de' ? 'en' : 'de'}"`}><small>${parts}</small></p>`
}

/** All notes of an event, each once: those on seats, and who may buy at which price. */
export function allNotes(groups: OfferedGroup[], language: Language): Markup {
  const seats = new Map(groups.map(({ note }) => [nameIn(note, language), note]))
  const prices = new Map(
    groups
      .flatMap((group) => group.prices)
      .filter(({ note }) => nameIn(note, language) !== '')
      .map((price) => [JSON.stringify([price.name, price.note]), price]),
  )
  return html`${[...seats.values()].map((note) => html`${seatNote(note, language)}`)}${[
    ...prices.values(),
  ].map(
    ({ name, note }) =>
      html`<p class="shop-note"><small><b>${shownName(name, language)}:</b> ${shownName(note, language)}</small></p>`,
  )}`
}
