import type { Module } from '../../modules/kit/define-module.ts'
import { currentVisit } from '../desk/desk.ts'
import { itemCalls, type ListedItem } from '../form/environment.ts'
import { checkPage, internalLinks, type Problem, undescribed } from './check-page.ts'
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
  return [...checkPage(modules, hasOtherLanguage), ...(await missingAlts(modules)), ...missed, ...faint]
}

/** A picture is described, or somebody has said that it is decorative. */
async function missingAlts(modules: Module[]): Promise<Problem[]> {
  const found = undescribed(modules)
  const { read } = itemCalls(currentVisit())
  const decorative = new Set<number>()
  await Promise.all(
    [...new Set(found.map(({ image }) => image))].map(async (id) => {
      const stored = await read<ListedItem & { is_decorative: boolean }>('media/image', id).catch(() => null)
      // What cannot be asked just now is not called a fault.
      if (!stored || stored.is_decorative) decorative.add(id)
    }),
  )
  return found.flatMap(({ image, module }): Problem[] =>
    decorative.has(image) ? [] : [{ rule: 'missingAlt', isError: true, module, about: '' }],
  )
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
