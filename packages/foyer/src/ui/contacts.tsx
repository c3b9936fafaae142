import { contactsIn } from '../contract/contacts.ts'

/** A text whose phone numbers and e-mail addresses are links. They show their address, so it is not printed a second time. */
export function Contacts({ text }: { text: string }) {
  return contactsIn(text).map(({ text: words, href }) =>
    href ? (
      <a key={href} href={href} data-shows-address>
        {words}
      </a>
    ) : (
      words
    ),
  )
}
