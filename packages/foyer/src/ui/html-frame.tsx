import { useEffect, useRef, useState } from 'react'
import styles from './html-frame.module.css'

const TALLEST = 4000

interface Props {
  /** The address at which the server answers the code as a document without our origin (`pages/html-frames.ts`). */
  src: string
  /** The name of the frame for screen readers. */
  title: string
  className?: string
}

/**
 * Raw HTML that runs, loads or restyles something. In the frame it can neither read nor change anything of ours; it can
 * only report its height.
 */
export function HtmlFrame({ src, title, className = '' }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ frameHeight?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || typeof data?.frameHeight !== 'number') return
      setHeight(Math.min(data.frameHeight, TALLEST))
    }
    window.addEventListener('message', hear)
    // The frame may have sent its height before this page listened, so it is asked again.
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

/** Asks the frame for its height, and tells it the text colour of the ground around it. */
function greet(frame: HTMLIFrameElement | null): void {
  if (frame) frame.contentWindow?.postMessage({ figure: getComputedStyle(frame).color }, '*')
}
