import type { ReactNode } from 'react'
import { type EmbedProviderName, embedProvider } from '../contract/embed-providers.ts'
import { Button } from './button.tsx'
import { useEmbedConsent } from './consent.ts'
import styles from './embed.module.css'
import { strings } from './embed-strings.ts'
import { useStrings } from './use-locale.ts'

interface Props {
  provider: EmbedProviderName
  /** The address of the frame, at the provider's own origin. */
  src: string
  title: string
  /** As in `16 / 9`. */
  ratio?: string
  /** A picture of ours behind the question. */
  poster?: ReactNode
}

/** A foreign frame behind two clicks: nothing is asked of the provider before the visitor says so. */
export function Embed({ provider, src, title, ratio = '16 / 9', poster }: Props) {
  const t = useStrings(strings)
  const { name } = embedProvider(provider)
  const { isAllowed, allow } = useEmbedConsent(provider)
  return (
    <div className={styles.embed} style={{ aspectRatio: ratio }}>
      {isAllowed ? (
        <iframe
          className={styles.frame}
          src={src}
          title={title}
          loading="lazy"
          allow="fullscreen; encrypted-media; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.question}>
          {poster && <div className={styles.poster}>{poster}</div>}
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p>{t.explanation(name)}</p>
            <div className={styles.buttons}>
              <Button onClick={() => allow(false)}>{t.showOnce(name)}</Button>
              <Button look="outline" onClick={() => allow(true)}>
                {t.showAlways}
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
