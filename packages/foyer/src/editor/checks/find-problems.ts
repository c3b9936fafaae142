import type { Module } from '../../modules/kit/define-module.ts'
import { currentVisit } from '../desk/desk.ts'
import { itemCalls, type ListedItem } from '../form/environment.ts'
import { checkPage, internalLinks, type Problem, undescribed } from './check-page.ts'
import { type Faint, findFaintWords } from './words-on-pictures.ts'

/**
 * All checks of the page, including whether its links lead anywhere (each is requested as a visitor) and whether text
 * on pictures is legible in the current layout.
 */
export async function findProblems(modules: Module[], isInAllLanguages: boolean): Promise<Problem[]> {
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
  return [...checkPage(modules, isInAllLanguages), ...(await missingAlts(modules)), ...missed, ...faint]
}

/** A picture needs a description, or a mark as decorative. */
async function missingAlts(modules: Module[]): Promise<Problem[]> {
  const found = undescribed(modules)
  const { read } = itemCalls(currentVisit())
  const decorative = new Set<number>()
  await Promise.all(
    [...new Set(found.map(({ image }) => image))].map(async (id) => {
      const stored = await read<ListedItem & { is_decorative: boolean }>('media/image', id).catch(() => null)
      // A picture whose call failed is not reported.
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

/** Whether an address is missing; if the request failed, it is not reported. */
async function isMissing(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', credentials: 'omit' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
