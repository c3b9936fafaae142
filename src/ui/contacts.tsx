import { contactsIn } from '../contract/contacts.ts'

/** A sentence whose numbers and e-mail addresses can be pressed. */
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
