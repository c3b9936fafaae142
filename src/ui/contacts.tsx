import { contactsIn } from '../contract/contacts.ts'

/** A text whose phone numbers and e-mail addresses are links. */
export function Contacts({ text }: { text: string }) {
  return contactsIn(text).map(({ text: words, href }) =>
    href ? (
      <a key={href} href={href}>
        {words}
      </a>
    ) : (
      words
    ),
  )
}
