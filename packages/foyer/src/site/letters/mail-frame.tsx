import type { ReactNode } from 'react'
import { slots } from '#house/letter-slots'
import type { LetterLook } from '../../contract/letter.ts'
import type { Locale } from '../../contract/locale.ts'
import { houseSlot } from '../../ui/house-slot.tsx'

interface FrameProps {
  locale: Locale
  subject: string
  siteName: string
  look: LetterLook
  /** The paragraphs of the letter, with its button. */
  children: ReactNode
}

/** The frame of every letter: its document, the name of the house, and the column of the text. A house may have its own. */
export const MailFrame = houseSlot('mail-frame', OurMailFrame, slots)

export function OurMailFrame({ locale, subject, siteName, look, children }: FrameProps) {
  const { ground, figure } = look
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: '32px 20px',
          color: figure,
          background: ground,
          font: '17px/1.5 Georgia,serif',
        }}
      >
        <div style={{ maxWidth: 560, margin: '0 auto' }}>
          <p
            style={{
              margin: '0 0 28px',
              padding: '0 0 12px',
              borderBottom: `2px solid ${figure}`,
              font: '700 22px/1.1 Arial,sans-serif',
            }}
          >
            {siteName}
          </p>
          {children}
        </div>
      </body>
    </html>
  )
}
