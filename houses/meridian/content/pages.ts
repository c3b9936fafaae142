import type { NewPage } from 'openfoyer/content'
import { accessibility } from './pages/accessibility.ts'
import { education } from './pages/education.ts'
import { festival } from './pages/festival.ts'
import type { DemoPage } from './pages/furnish.ts'
import { hire } from './pages/hire.ts'
import { history } from './pages/history.ts'
import { home } from './pages/home.ts'
import { house } from './pages/house.ts'
import { press } from './pages/press.ts'
import { ensemble, magazine, productions, programme } from './pages/programme.ts'
import { shopArticles, shopSubscriptions } from './pages/shop-pages.ts'
import { spaces } from './pages/spaces.ts'
import { visit } from './pages/visit.ts'
import { working } from './pages/working.ts'

interface Branch {
  page: DemoPage | NewPage
  children?: (DemoPage | NewPage)[]
}

/** The demo venue's page tree, in the order of its menu. */
export const demoPages: Branch[] = [
  { page: home },
  { page: programme },
  { page: productions },
  { page: ensemble },
  { page: magazine },
  { page: house, children: [history, spaces, working] },
  { page: visit },
  { page: education },
  { page: accessibility },
  { page: hire },
  { page: press },
  { page: shopArticles },
  { page: shopSubscriptions },
  { page: festival },
]
