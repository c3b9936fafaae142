import { asleep } from '../../ui/asleep.tsx'

/** Parts of the shell that a first page does without. */
export const Footer = asleep(
  'src/site/shell/footer/site-footer.tsx',
  async () => (await import('./footer/site-footer.tsx')).SiteFooter,
)
export const Languages = asleep(
  'src/site/shell/header/language-switch.tsx',
  async () => (await import('./header/language-switch.tsx')).LanguageSwitch,
)

export const SLEEPERS = [Footer, Languages]
