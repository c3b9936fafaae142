import type { CustomErrorPage } from '../../../contract/custom-error-page.ts'
import type { FailureCode } from '../../../contract/errors.ts'

export interface ShownError {
  /** The message of the server; empty where it has none for visitors. */
  message: string
  code: number
  /** No answer came at all. */
  isUnreached: boolean
  /** The shop does not answer, but the site does. */
  isShopOffline: boolean
  /** The house's own page for the error; null if there is none, undefined if it has not been looked up yet. */
  page: CustomErrorPage | null | undefined
}

interface Raw {
  code?: unknown
  status?: unknown
  response?: { status?: unknown } | null
  message?: unknown
  data?: { detail?: unknown; code?: unknown; page?: CustomErrorPage | null } | null
}

const SHOP_OFFLINE = 'shop_offline' satisfies FailureCode

/** 1 §8 Error object: the error's code, else its status, else the response's status, else 500. */
export function normaliseError(error: unknown): ShownError {
  const { code, status, response, message, data } = (error ?? {}) as Raw
  const known = [code, status, response?.status].find(isStatus)
  // An error without a code is a bug of ours, and its message does not help a visitor.
  const said = data?.detail ?? (known === undefined ? '' : message)
  return {
    message: typeof said === 'string' ? said : '',
    code: known ?? 500,
    isUnreached: data?.code === 'no_connection',
    isShopOffline: data?.code === SHOP_OFFLINE,
    page: data?.page,
  }
}

function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 400 && (value as number) <= 599
}
