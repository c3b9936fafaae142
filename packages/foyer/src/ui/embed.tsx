import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { isEmbedAllowed } from '../contract/embed-offers.ts'
import { type EmbedProviderName, embedProvider } from '../contract/embed-providers.ts'
import { Button } from './button.tsx'
import styles from './embed.module.css'
import { useEmbedConsent } from './embed-consent.ts'
import { strings } from './embed-strings.ts'
import { Link } from './link.tsx'
import { useStrings } from './use-locale.ts'

interface Props {
  provider: EmbedProviderName
  /** The address of the frame, at the provider's own origin. */
  src: string
  title: string
  /** The ratio, such as `16 / 9`. */
  ratio?: string
  /** A picture of ours behind the question. */
  poster?: ReactNode
}

/** Shows nothing of a provider that the house does not allow, whatever was stored before. */
export function Embed(props: Props) {
  return isEmbedAllowed(props.provider) ? <AllowedEmbed {...props} /> : null
}

/** A foreign frame behind two clicks: nothing is requested from the provider before the visitor agrees. */
function AllowedEmbed({ provider, src, title, ratio = '16 / 9', poster }: Props) {
  const { name } = embedProvider(provider)
  const { isAllowed, allow, withdraw } = useEmbedConsent(provider)
  const place = useRef<HTMLDivElement>(null)
  const answered = useRef(false)

  // The pressed button is gone, so the focus goes to what replaced it.
  useEffect(() => {
    if (!answered.current) return
    answered.current = false
    place.current?.querySelector<HTMLElement>(isAllowed ? 'iframe' : 'button')?.focus({ preventScroll: true })
  }, [isAllowed])
  const answer = (act: () => void) => () => {
    answered.current = true
    act()
  }
  return (
    <div ref={place}>
      <div className={styles.embed} style={{ '--ratio': ratio } as CSSProperties}>
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
          <Question
            name={name}
            src={src}
            title={title}
            poster={poster}
            onOnce={answer(() => allow(false))}
            onAlways={answer(() => allow(true))}
          />
        )}
      </div>
      {isAllowed && <Loaded name={name} onWithdraw={answer(withdraw)} />}
    </div>
  )
}

interface QuestionProps extends Pick<Props, 'src' | 'title' | 'poster'> {
  name: string
  onOnce(): void
  onAlways(): void
}

function Question({ name, src, title, poster, onOnce, onAlways }: QuestionProps) {
  const t = useStrings(strings)
  return (
    <div className={styles.question}>
      {poster && <div className={styles.poster}>{poster}</div>}
      <div className={styles.words}>
        <p className={styles.provider}>{name}</p>
        <p className={styles.title}>{title}</p>
        <p>{t.explanation(name)}</p>
        <div className={styles.buttons}>
          <Button onClick={onOnce}>{t.showOnce(name)}</Button>
          <Button look="outline" onClick={onAlways}>
            {t.showAlways(name)}
          </Button>
        </div>
        <noscript>
          <Link to={src} newWindow>
            {t.openThere(name)}
          </Link>
        </noscript>
      </div>
    </div>
  )
}

function Loaded({ name, onWithdraw }: { name: string; onWithdraw(): void }) {
  const t = useStrings(strings)
  return (
    <p className={styles.loaded}>
      {t.loaded(name)}
      <button type="button" className={styles.withdraw} onClick={onWithdraw}>
        {t.withdraw(name)}
      </button>
    </p>
  )
}
