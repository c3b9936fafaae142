import { isInternal } from '../../contract/links.ts'
import type { Column, Module } from '../../modules/kit/define-module.ts'
import { unwrittenIn } from './unwritten.ts'

export type Rule =
  | 'headingOrder'
  | 'missingAlt'
  | 'emptyLink'
  | 'brokenLink'
  | 'missingAnchor'
  | 'missingLanguage'
  | 'longWord'
  | 'unwritten'
  | 'faintWords'

/** A finding of the check before publishing. `isError`: the page should not be published like this. */
export interface Problem {
  rule: Rule
  isError: boolean
  /** It cannot be published even with a reason. */
  isFinal?: boolean
  /** The module it is about; null for the page as a whole. */
  module: string | null
  /** The text or the address it is about. */
  about: string
}

/** A word with this many letters does not fit the largest type on a phone. */
const LONGEST_WORD = 26

const LINK_FIELDS = ['link', 'button_link'] as const

/** Checks that only need the page; whether links lead anywhere is checked elsewhere. */
export function checkPage(modules: Module[], isInAllLanguages: boolean): Problem[] {
  const all = everyModule(modules)
  const problems = [...headingOrder(all), ...all.flatMap((module) => checkModule(module, all))]
  if (!isInAllLanguages) problems.push({ rule: 'missingLanguage', isError: false, module: null, about: '' })
  return problems
}

/** Every link of the page to another page of this site, with its module. */
export function internalLinks(modules: Module[]): { link: string; module: string }[] {
  return everyModule(modules).flatMap((module) =>
    linksIn(module).flatMap(({ link }) => (isInternal(link) ? [{ link, module: module.id }] : [])),
  )
}

/**
 * The pictures without a description in this language, with the modules that show them; some of them may be decorative.
 */
export function undescribed(modules: Module[]): { image: number; module: string }[] {
  return everyModule(modules).flatMap(({ id, model, image_obj }) => {
    const image = image_obj as { id: number; alt: string } | null | undefined
    // In a list, a teaser's picture is beside text that says the same.
    const isSeen = ['image', 'two-columns', 'full-teaser', 'event-teaser'].includes(model)
    return isSeen && image?.alt === '' ? [{ image: image.id, module: id }] : []
  })
}

function everyModule(modules: Module[]): Module[] {
  return modules.flatMap((module) => [
    module,
    ...everyModule(((module.columns ?? []) as Column[]).flatMap(({ children }) => children)),
    ...everyModule((module.children ?? []) as Module[]),
  ])
}

/** The page's title is its first heading; no level may be skipped. */
function headingOrder(all: Module[]): Problem[] {
  const problems: Problem[] = []
  let before = 1
  for (const { id, model, headline_level, content } of all) {
    if (model !== 'headline') continue
    const level = Number(headline_level)
    if (level > before + 1) {
      problems.push({
        rule: 'headingOrder',
        isError: true,
        module: id,
        about: `H${before} → H${level}: ${content}`,
      })
    }
    before = level
  }
  return problems
}

function checkModule(module: Module, all: Module[]): Problem[] {
  const { id } = module
  const problems: Problem[] = []
  for (const { link, text } of linksIn(module)) {
    const isEmpty = link === '' || text.trim() === ''
    const anchor = link.startsWith('#') ? link.slice(1) : null
    if (isEmpty) problems.push({ rule: 'emptyLink', isError: true, module: id, about: text || link })
    else if (anchor !== null && !all.some((one) => one.anchor === anchor && one.model !== 'anchor-item'))
      problems.push({ rule: 'missingAnchor', isError: true, module: id, about: link })
  }
  const large = String(module.model === 'headline' ? module.content : (module.headline ?? ''))
  const word = large.split(/[\s\u00ad-]+/).find(({ length }) => length > LONGEST_WORD)
  for (const about of unwrittenIn(module))
    problems.push({ rule: 'unwritten', isError: true, isFinal: true, module: id, about })
  if (word) problems.push({ rule: 'longWord', isError: false, module: id, about: word })
  return problems
}

interface FoundLink {
  link: string
  text: string
}

function linksIn(module: Module): FoundLink[] {
  const found: FoundLink[] = []
  for (const name of LINK_FIELDS) {
    const link = module[name]
    const text = module[name === 'link' ? 'link_text' : 'button_text']
    // A picture or a headline may have a link without a text of its own.
    if (typeof link !== 'string' || (link === '' && !text)) continue
    found.push({ link, text: String(text || module.headline || module.description || module.title || link) })
  }
  if (module.model === 'anchor-item') found.push({ link: `#${module.anchor}`, text: String(module.title) })
  // For a list of articles, `items` is a number.
  const items = Array.isArray(module.items) ? (module.items as { content: string }[]) : []
  const texts = [module.content, module.text, ...items.map(({ content }) => content)]
  for (const html of texts)
    if (typeof html === 'string' && html.includes('<a')) found.push(...linksOfHtml(html))
  return found
}

/** Links in rich text as the server stores it, which has one form only. */
function linksOfHtml(html: string): FoundLink[] {
  return html
    .split('<a')
    .slice(1)
    .map((rest) => {
      const [tag = '', ...inner] = rest.split('>')
      const link = /href="([^"]*)"/.exec(tag)?.[1] ?? ''
      const text = inner.join('>').split('</a')[0] ?? ''
      return { link: link.replaceAll('&amp;', '&'), text: text.replace(/<[^<>]*>/g, '') }
    })
}
