import type { Module } from '../../modules/kit/nested-fields.ts'
import { checkPage, internalLinks, type Problem } from './check-page.ts'

/** Everything there is to say about the page, broken links included: each is asked for as a visitor would. */
export async function findProblems(modules: Module[], hasOtherLanguage: boolean): Promise<Problem[]> {
  const links = internalLinks(modules)
  const addresses = [...new Set(links.map(({ link }) => link.split('#')[0] ?? ''))].filter(Boolean)
  const broken = new Set<string>()
  await Promise.all(
    addresses.map(async (address) => {
      if (await isMissing(address)) broken.add(address)
    }),
  )
  const missed = links.flatMap(({ link, module }): Problem[] =>
    broken.has(link.split('#')[0] ?? '') ? [{ rule: 'brokenLink', isError: true, module, about: link }] : [],
  )
  return [...checkPage(modules, hasOtherLanguage), ...missed]
}

/** What cannot be asked just now is not called broken. */
async function isMissing(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', credentials: 'omit' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
