import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** 1 §9: sticky buttons appear after half the height of the window. */
export function usePastHalf(): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > window.innerHeight / 2)
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return isPast
}

/** Whether the footer is visible: what sticks to the lower edge would cover it. */
export function useNearFooter(): boolean {
  const { pathname } = useLocation()
  const [isNear, setNear] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another footer
  useEffect(() => {
    const footer = document.getElementById('site-footer')
    if (!footer) return setNear(false)
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false))
    observer.observe(footer)
    return () => observer.disconnect()
  }, [pathname])
  return isNear
}
