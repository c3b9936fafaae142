import { Decrypter, Encrypter } from 'age-encryption'
import { type Config, SetupError } from '../config/config.ts'

type Keys = Pick<Config, 'backup'>

const HOW =
  'Set BACKUP_PASSPHRASE, or BACKUP_RECIPIENTS to public keys of age, so that nobody else can read the archive.'

/** Encrypts for everybody who shall be able to open the archive: owners of a key, or who knows the passphrase. */
export function encrypterFor({ backup }: Keys): Encrypter {
  const encrypter = new Encrypter()
  if (backup.recipients.length > 0) {
    for (const recipient of backup.recipients) encrypter.addRecipient(recipient)
  } else if (backup.passphrase) {
    encrypter.setPassphrase(backup.passphrase)
  } else throw new SetupError(`A backup is always encrypted. ${HOW}`)
  return encrypter
}

export function decrypterFor({ backup }: Keys): Decrypter {
  const decrypter = new Decrypter()
  if (backup.identity) decrypter.addIdentity(backup.identity)
  if (backup.passphrase) decrypter.addPassphrase(backup.passphrase)
  if (!backup.identity && !backup.passphrase) {
    throw new SetupError(
      'An archive is encrypted: set BACKUP_PASSPHRASE, or BACKUP_IDENTITY to the secret key, with which it was made.',
    )
  }
  return decrypter
}
