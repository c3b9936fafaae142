import { asleep } from '../ui/asleep.tsx'

const searchForm = async () => (await import('../domains/search/screens/search-form.tsx')).SearchForm

/** Parts of the shell that a first page does without. */
export const Footer = asleep(async () => (await import('./footer/site-footer.tsx')).SiteFooter)
export const HeaderSearch = asleep(searchForm)
export const Languages = asleep(async () => (await import('./header/language-switch.tsx')).LanguageSwitch)
/** On a page of its own its field is in sight. */
export const PageSearch = asleep(searchForm, Promise.resolve())

/** Brings them before a page is rendered: on the server, and for whoever goes on. */
export async function loadSleepers(): Promise<void> {
  await Promise.all([Footer, HeaderSearch, Languages, PageSearch].map(({ load }) => load()))
}
