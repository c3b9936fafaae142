import { useEffect, useRef, useState } from 'react'
import styles from './html-frame.module.css'

const TALLEST = 4000

interface Props {
  /** Where the server answers the code as a document without our origin (`pages/html-frames.ts`). */
  src: string
  /** What the frame is called by those who hear it. */
  title: string
  className?: string
}

/** Raw HTML that runs, loads or restyles something: it can neither read nor change anything of ours, only say how tall it is. */
export function HtmlFrame({ src, title, className = '' }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ frameHeight?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || typeof data?.frameHeight !== 'number') return
      setHeight(Math.min(data.frameHeight, TALLEST))
    }
    window.addEventListener('message', hear)
    // It may have spoken before this page listened.
    greet(frame.current)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <iframe
      ref={frame}
      className={`${styles.frame} ${className}`}
      style={{ height }}
      title={title}
      src={src}
      onLoad={(event) => greet(event.currentTarget)}
      loading="lazy"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
    />
  )
}

/** Asks how tall it is, and says in which colour one writes on the ground it stands on. */
function greet(frame: HTMLIFrameElement | null): void {
  if (frame) frame.contentWindow?.postMessage({ figure: getComputedStyle(frame).color }, '*')
}
