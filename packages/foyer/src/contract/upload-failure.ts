import { defineStrings } from './define-strings.ts'
import { isFailure } from './errors.ts'
import { failureBody } from './failure-body.ts'
import type { Locale } from './locale.ts'

const MB = 1024 * 1024
/** The largest files of the library. */
export const MAX_UPLOAD_BYTES = { picture: 20 * MB, film: 100 * MB } as const
export type UploadKind = keyof typeof MAX_UPLOAD_BYTES

const strings = defineStrings('contract/upload-failure', {
  picture: {
    de: 'Dieses Format geht nicht. Bilder kommen als JPG, PNG, GIF, WebP oder AVIF.',
    en: 'This format does not work. Pictures come as JPG, PNG, GIF, WebP or AVIF.',
  },
  film: {
    de: 'Dieses Format geht nicht. Filme kommen als MP4 oder WebM, Aufnahmen als MP3, OGG oder WAV.',
    en: 'This format does not work. Films come as MP4 or WebM, recordings as MP3, OGG or WAV.',
  },
  bytes: {
    de: (size: number, most: number) => `Die Datei hat ${size} MB, erlaubt sind höchstens ${most} MB.`,
    en: (size: number, most: number) => `The file has ${size} MB; ${most} MB are allowed at most.`,
  },
  pixels: {
    de: 'Das Bild hat mehr als 50 Millionen Bildpunkte. Bitte verkleinern Sie es.',
    en: 'The picture has more than 50 million pixels. Please make it smaller.',
  },
  broken: {
    de: 'Die Datei ist beschädigt oder unvollständig.',
    en: 'The file is damaged or incomplete.',
  },
  network: {
    de: 'Die Verbindung ist unterwegs abgebrochen. Bitte versuchen Sie es noch einmal.',
    en: 'The connection broke on the way. Please try again.',
  },
})

/** The message why a file was not added to the library. */
export function uploadFailure(error: unknown, file: File, kind: UploadKind, locale: Locale): string {
  // Known without an answer: a server that refuses a large file may close the connection before the browser has read why.
  const most = MAX_UPLOAD_BYTES[kind]
  if (file.size > most) return strings.bytes[locale](Math.ceil(file.size / MB), most / MB)
  if (!isFailure(error) || error.code === 'unavailable') return strings.network[locale]
  if (error.code === 'unsupported_media_type') return strings[kind][locale]
  if (error.code === 'too_large' && error.details?.limit === 'pixels') return strings.pixels[locale]
  const own = Object.values(error.fields ?? {}).flat()
  if (own.length > 0) return own.join(' ')
  return error.code === 'invalid' ? strings.broken[locale] : String(failureBody(error, locale).detail)
}
