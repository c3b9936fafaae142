import { compress, decompress } from './compress.ts'
import { type Encoding, WORTH_IT } from './encoding.ts'

/** A body in every form a browser may ask for; each is made, beside the event loop, when the first asks for it. */
export interface EncodedBody {
  /** False where it is so small that every form is the plain one. */
  readonly isCompressed: boolean
  /** The form for an encoding, where it is there. */
  ready(encoding: Encoding): Buffer | undefined
  make(encoding: Encoding): Promise<Buffer>
  /** Makes the forms that are there smaller, once, while nobody waits for it. Worth it for what is asked for again. */
  improve(): void
  /** About how much memory it takes at most, with all its forms. */
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
    // The largest by far, and hardly anybody asks for it: whoever does has it made of another.
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
        // One that fails leaves the form that is there.
        if (forms[encoding]) make(encoding).catch(() => {})
      }
    },
    // Text becomes a quarter of itself, in each of two encodings.
    size: text.length * 1.6,
  }
}

/** The text again, of one of its forms. */
function plainOf({ br, gzip }: Partial<Record<Encoding, Buffer>>): Promise<Buffer> {
  return br ? decompress(br, 'br') : decompress(gzip as Buffer, 'gzip')
}
