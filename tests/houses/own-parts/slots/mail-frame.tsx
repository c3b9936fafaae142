import type { MailFrameProps } from 'openfoyer/slots'

/** A frame of its own: nothing of ours, but its look and the text of the letter. */
export default function MailFrame({ locale, subject, look, children }: MailFrameProps) {
  return (
    <html lang={locale}>
      <head>
        <title>{subject}</title>
      </head>
      <body style={{ color: look.figure, background: look.ground }}>
        <p>Post from the kiln</p>
        {children}
      </body>
    </html>
  )
}
