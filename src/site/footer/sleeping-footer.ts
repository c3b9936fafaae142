import { asleep } from '../../ui/asleep.tsx'

/** Far below on every page, and nothing but links: it wakes with the visitor. */
export const SleepingFooter = asleep(async () => (await import('./site-footer.tsx')).SiteFooter)
