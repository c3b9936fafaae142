import type { Module } from '../../modules/kit/nested-fields.ts'
import { checkPage, internalLinks, type Problem } from './check-page.ts'
import { type Faint, findFaintWords } from './words-on-pictures.ts'

/**
 * Everything there is to say about the page: also what its links lead to, each asked for as a visitor would, and how well words on
 * pictures can be read as the page is shown now.
 */
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
  const faint = (await findFaintWords()).map(faintProblem)
  return [...checkPage(modules, hasOtherLanguage), ...missed, ...faint]
}

function faintProblem({ module, words, contrast, needed }: Faint): Problem {
  const ratio = (value: number) => `${value.toLocaleString(document.documentElement.lang, ONE_DIGIT)} : 1`
  return {
    rule: 'faintWords',
    isError: true,
    module,
    about: `${words} (${ratio(contrast)} < ${ratio(needed)})`,
  }
}

const ONE_DIGIT = { maximumFractionDigits: 1, roundingMode: 'floor' } as const

/** What cannot be asked just now is not called broken. */
async function isMissing(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', credentials: 'omit' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
