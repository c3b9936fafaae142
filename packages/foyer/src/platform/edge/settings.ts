import { z } from 'zod'
import type { ValuesOf, Variables } from '../../house/choice.ts'
import { SetupError } from '../../house/setup-error.ts'
import { origins } from '../config/origin.ts'

const text = z.string().trim()

export const EDGE_VARIABLES = {
  EDGE: {
    check: z
      .enum(['none', 'varnish', 'nginx', 'fastly', 'cloudflare'], {
        error: 'must be "none", "varnish", "nginx", "fastly" or "cloudflare"',
      })
      .default('none'),
    without: '`none`',
    example: 'none',
    says: 'The cache in front of the site (docs/operate/edge.md). The site tells it what it may keep and what it must forget.',
  },
  EDGE_ADDRESSES: {
    check: origins.default([]),
    without: 'none',
    example: 'http://127.0.0.1:6081',
    says: 'Where each Varnish is told what to forget: origins, separated by commas. For `EDGE=varnish`.',
  },
  EDGE_ACCOUNT: {
    check: text.regex(/^[\w-]{1,64}$/, 'must be letters, digits, "_" and "-"').optional(),
    without: '–',
    example: 'SU1Z0isxPaozGVKXdv0eY',
    says: 'The service of Fastly, or the zone of Cloudflare.',
  },
  EDGE_TOKEN: {
    check: text.min(16, 'must have at least 16 characters').optional(),
    isSecret: true,
    without: '–',
    example: 'at-least-16-characters',
    says: 'The token of Fastly or Cloudflare that may purge.',
  },
} as const satisfies Variables

export type EdgeSettings =
  | { kind: 'none' }
  | { kind: 'nginx' }
  | { kind: 'varnish'; addresses: string[] }
  | RentedEdge

export interface RentedEdge {
  kind: 'fastly' | 'cloudflare'
  account: string
  token: string
  /** Another address of its interface, for tests. */
  api?: string
}

/** Refuses an edge that could not be told what to forget: it would show old pages for a day. */
export function edgeSettings(values: ValuesOf<typeof EDGE_VARIABLES>): EdgeSettings {
  const { EDGE: kind, EDGE_ADDRESSES: addresses, EDGE_ACCOUNT: account, EDGE_TOKEN: token } = values
  if (kind === 'varnish') {
    if (addresses.length === 0) throw missing(kind, 'EDGE_ADDRESSES')
    return { kind, addresses }
  }
  if (kind === 'fastly' || kind === 'cloudflare') {
    if (!account) throw missing(kind, 'EDGE_ACCOUNT')
    if (!token) throw missing(kind, 'EDGE_TOKEN')
    return { kind, account, token }
  }
  return kind === 'nginx' ? { kind } : { kind: 'none' }
}

function missing(kind: string, name: string): SetupError {
  return new SetupError(
    `EDGE is "${kind}", so ${name} must be set, or the edge would never hear of a change.`,
  )
}
