import { useEffect, useRef, useState } from 'react'
import { CloseButton } from '../../../../ui/close-button.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventDetail } from '../../../events/contract.ts'
import styles from './audio-overlay.module.css'
import { strings } from './section-strings.ts'

interface Props {
  work: EventDetail['works'][number]
  onClose(): void
}

/** A bar at the window's edge that plays one recording; all other sound on the page is paused. */
export function AudioOverlay({ work, onClose }: Props) {
  const t = useStrings(strings)
  const audio = useRef<HTMLAudioElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [{ isPlaying, hasFailed }, setState] = useState({ isPlaying: false, hasFailed: false })
  const [{ now, whole }, setTime] = useState({ now: 0, whole: 0 })

  useEffect(() => {
    const own = audio.current
    toggle.current?.focus({ preventScroll: true })
    // Some browsers require another click, for which there is a button.
    own?.play().catch(() => {})
    const hush = ({ target }: Event) => {
      if (target !== own) own?.pause()
      else for (const other of document.querySelectorAll('audio, video')) pauseOther(other, own)
    }
    document.addEventListener('play', hush, true)
    return () => document.removeEventListener('play', hush, true)
  }, [])

  const time = () => {
    const { currentTime = 0, duration = 0 } = audio.current ?? {}
    setTime({ now: currentTime, whole: Number.isFinite(duration) ? duration : 0 })
  }
  return (
    <section
      className={styles.overlay}
      aria-label={t.player}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: music has no text for captions */}
      <audio
        ref={audio}
        src={work.audio_url}
        onPlay={() => setState({ isPlaying: true, hasFailed: false })}
        onPause={() => setState({ isPlaying: false, hasFailed: false })}
        onError={() => setState({ isPlaying: false, hasFailed: true })}
        onTimeUpdate={time}
        onLoadedMetadata={time}
      />
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={isPlaying ? t.pause : t.play}
        data-playing={isPlaying || undefined}
        onClick={() => (isPlaying ? audio.current?.pause() : audio.current?.play().catch(() => {}))}
      />
      <p className={styles.words}>
        <span className={styles.composer}>{work.composer}</span>{' '}
        <strong lang={work.langs?.title}>{work.title}</strong>
      </p>
      <p role="status" className={styles.failed}>
        {hasFailed && t.notPlayable}
      </p>
      <input
        className={styles.position}
        type="range"
        min={0}
        max={Math.max(1, Math.floor(whole))}
        value={Math.floor(now)}
        aria-label={t.position}
        aria-valuetext={t.ofTime(clock(now), clock(whole))}
        onChange={({ target }) => {
          if (audio.current) audio.current.currentTime = Number(target.value)
        }}
      />
      <span className={styles.clock} aria-hidden="true">
        {clock(now)}
      </span>
      <CloseButton label={t.close} onClose={onClose} hasRing />
    </section>
  )
}

function pauseOther(other: Element, own: HTMLMediaElement | null): void {
  if (other !== own && other instanceof HTMLMediaElement) other.pause()
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
