import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// Other test files have loaded the facts of the demo house already.
beforeAll(async () => {
  const { facts, house } = await import('./facts.ts')
  vi.resetModules()
  vi.doMock('#house/facts', () => ({ house, facts: { ...facts, embeds: ['vimeo', 'spotify'] } }))
})
afterAll(() => {
  vi.doUnmock('#house/facts')
  vi.resetModules()
})

it('the providers that a house names are the only ones: in the policy, in fields and in the menu of the editor', async () => {
  const { securityHeaders } = await import('../platform/http/security-headers.ts')
  const policy = securityHeaders({ tls: false, dev: false })['Content-Security-Policy']
  expect(/frame-src ([^;]+)/.exec(policy ?? '')?.[1]).toBe(
    "'self' https://player.vimeo.com https://open.spotify.com",
  )
  const { embed } = await import('../fields/kinds.ts')
  expect(embed(['spotify', 'soundcloud']).providers).toEqual(['spotify'])
  const { videoAddress } = await import('../contract/video-address.ts')
  expect(videoAddress('https://youtu.be/dQw4w9WgXcQ')).toBeNull()
  expect(videoAddress('https://vimeo.com/123')?.provider).toBe('vimeo')
  const { blocksIn } = await import('../editor/blocks/blocks.ts')
  const models = blocksIn('de').map(({ model }) => model)
  expect(models).toContain('audio')
  expect(models).not.toContain('viewer')
})
