import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LetterContent } from '../../contract/letter.ts'
import { MailFrame, OurMailFrame } from './mail-frame.tsx'

const PARAGRAPH = { margin: '0 0 18px' }

/**
 * The HTML of a letter. It loads nothing, so it does not reveal whether it was read. A letter is more important than its look: where
 * the frame of the house fails, it is sent in ours.
 */
export function renderLetter(letter: LetterContent): { html: string; error?: unknown } {
  try {
    return { html: markup(letter, MailFrame) }
  } catch (error) {
    return { html: markup(letter, OurMailFrame), error }
  }
}

function markup(letter: LetterContent, Frame: typeof OurMailFrame | typeof MailFrame): string {
  const { locale, subject, siteName, look } = letter
  const html = renderToStaticMarkup(
    <Frame locale={locale} subject={subject} siteName={siteName} look={look}>
      <LetterText {...letter} />
    </Frame>,
  )
  return `<!doctype html>\n${html}\n`
}

function LetterText({ before, button, after, closing, look }: LetterContent) {
  const { ground, figure, radius } = look
  return (
    <>
      {before.map((words) => (
        <p key={words} style={PARAGRAPH}>
          {words}
        </p>
      ))}
      {button && (
        <>
          <p style={{ ...PARAGRAPH, fontFamily: 'Arial,sans-serif' }}>
            <a
              href={button.address}
              style={{
                display: 'inline-block',
                padding: '14px 24px',
                borderRadius: radius,
                color: ground,
                background: figure,
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {button.words}
            </a>
          </p>
          <p style={{ ...PARAGRAPH, fontSize: 14, wordBreak: 'break-all' }}>{button.address}</p>
        </>
      )}
      {after.map((words) => (
        <p key={words} style={PARAGRAPH}>
          {words}
        </p>
      ))}
      <p style={{ margin: 0 }}>
        {closing.split('\n').map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    </>
  )
}
