import type { Desk } from 'openfoyer/content'
import { addMagazine } from '../magazine/magazine.ts'
import { home } from './home.ts'
import { house, rent, subscriptions } from './house.ts'
import { magazine, productions, programme, team } from './lists.ts'
import { inLanguages, type Known, type Page } from './means.ts'
import { access, contact, tickets, visit } from './visiting.ts'

const PAGES: Page[] = [
  home,
  programme,
  subscriptions,
  tickets,
  visit,
  house,
  team,
  magazine,
  productions,
  rent,
  contact,
  access,
]

export async function addPages(desk: Desk, known: Known): Promise<void> {
  await addMagazine(desk, known)
  for (const [position, page] of PAGES.entries()) {
    await desk.page({ ...inLanguages(desk, known, page), position })
  }
}
