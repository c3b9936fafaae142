import { asleep } from '../ui/asleep.tsx'

const SEARCH = 'src/site/search-part.ts'
const searchForm = async () => (await import('./search-part.ts')).SearchForm

/** Parts of the shell that a first page does without. */
export const Footer = asleep(
  'src/site/footer/site-footer.tsx',
  async () => (await import('./footer/site-footer.tsx')).SiteFooter,
)
export const HeaderSearch = asleep(SEARCH, searchForm)
export const Languages = asleep(
  'src/site/header/language-switch.tsx',
  async () => (await import('./header/language-switch.tsx')).LanguageSwitch,
)
/** On a page of its own its field is in sight. */
export const PageSearch = asleep(SEARCH, searchForm, Promise.resolve())

export const SLEEPERS = [Footer, HeaderSearch, Languages, PageSearch]
