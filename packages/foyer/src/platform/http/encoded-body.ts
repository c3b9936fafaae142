import { compress, decompress } from './compress.ts'
import { type Encoding, WORTH_IT } from './encoding.ts'

/** A body in every encoding that browsers ask for. Each is made outside the event loop at the first request for it. */
export interface EncodedBody {
  /** False where the body is too small for compression: then every encoding is the plain one. */
  readonly isCompressed: boolean
  /** The body in an encoding, if it is ready. */
  ready(encoding: Encoding): Buffer | undefined
  make(encoding: Encoding): Promise<Buffer>
  /** Compresses the ready encodings better, once, in the background. Call it for a body that is asked for again. */
  improve(): void
  /** About how much memory the body takes at most, in all its encodings. */
  readonly size: number
}

export function encodedBody(text: Buffer): EncodedBody {
  return text.length < WORTH_IT ? smallBody(text) : compressedBody(text)
}

function smallBody(text: Buffer): EncodedBody {
  return {
    isCompressed: false,
    ready: () => text,
    make: async () => text,
    improve: () => {},
    size: text.length,
  }
}

function compressedBody(text: Buffer): EncodedBody {
  const forms: Partial<Record<Encoding, Buffer>> = { identity: text }
  const makings: Partial<Record<Encoding, Promise<Buffer>>> = {}
  let isImproved = false
  const make = async (encoding: Encoding): Promise<Buffer> => {
    const plain = forms.identity ?? (await plainOf(forms))
    const effort = isImproved ? 'small' : 'quick'
    const form = encoding === 'identity' ? plain : await compress(plain, encoding, effort)
    forms[encoding] = form
    // The plain form is the largest and hardly ever asked for, so it is dropped, and made from a compressed one when needed.
    if (encoding !== 'identity' && !makings.identity) forms.identity = undefined
    return form
  }
  return {
    isCompressed: true,
    ready: (encoding) => forms[encoding],
    make(encoding) {
      makings[encoding] ??= make(encoding)
      return makings[encoding]
    },
    improve() {
      if (isImproved) return
      isImproved = true
      for (const encoding of ['br', 'gzip'] as const) {
        // If it fails, the encoding that is ready stays.
        if (forms[encoding]) make(encoding).catch(() => {})
      }
    },
    // The plain text, and a little more than a quarter of it for each of two encodings.
    size: text.length * 1.6,
  }
}

/** The plain text, decompressed from one of its encodings. */
function plainOf({ br, gzip }: Partial<Record<Encoding, Buffer>>): Promise<Buffer> {
  return br ? decompress(br, 'br') : decompress(gzip as Buffer, 'gzip')
}
