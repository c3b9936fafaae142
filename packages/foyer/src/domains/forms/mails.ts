import { inLanguage, nameOf } from '../../contract/in-language.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { emailOf } from './check-values.ts'
import type { FieldRow, FormRow } from './service.ts'
import { strings } from './strings.ts'

interface Stored {
  form: FormRow
  fields: FieldRow[]
  values: Record<string, unknown>
  entryId: number
  message: string
}

/**
 * Thanks the visitor and notifies the house. Neither mail contains an answer: the first could otherwise be used to send
 * texts to any address, and the second would outlive the entry's retention. The entry is stored already, so a mail that
 * cannot be sent is no failure of the call.
 */
export async function sendMails(context: Context, stored: Stored): Promise<void> {
  const { mail, log } = context
  for (const message of mailsOf(context, stored)) {
    await mail.send(message).catch((error: unknown) => {
      log.error({ err: error, entry: stored.entryId }, 'a mail about a form entry was not sent')
    })
  }
}

function mailsOf({ locale, config }: Context, { form, fields, values, entryId, message }: Stored) {
  const mails: Message[] = []
  const email = emailOf(fields, values)
  if (email) {
    const subject = strings.confirmationSubject[locale](inLanguage(form.title, locale))
    mails.push({ to: email, subject, text: `${plainText(message)}\n` })
  }
  if (form.notifyEmail) {
    // The mail to the house is in its first language, whatever the visitor's.
    const title = nameOf(form.title)
    const address = `${config.publicUrl ?? ''}/admin/forms/form/${form.id}/change/`
    mails.push({
      to: form.notifyEmail,
      subject: strings.noticeSubject[DEFAULT_LOCALE](title),
      text: strings.noticeText[DEFAULT_LOCALE](title, entryId, address),
    })
  }
  return mails
}
