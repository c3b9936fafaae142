import type { Failure } from '../../contract/errors.ts'
import { failureBody } from '../../contract/failure-body.ts'
import type { Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import { strings } from './strings.ts'

/** The page for errors where nothing can be rendered: one sentence and a link, without data and styles (1 §8). */
export function lastResort(failure: Failure, locale: Locale): Buffer {
  const body = failureBody(failure, locale)
  const detail = typeof body.detail === 'string' ? body.detail : failure.message
  return Buffer.from(
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><title>${detail}</title></head><body><main><h1>${detail}</h1><p>${failure.status}</p><p><a href="${href('home', locale)}">${strings.toHome[locale]}</a></p></main></body></html>`,
  )
}
