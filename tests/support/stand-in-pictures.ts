import type { FastifyInstance } from 'fastify'

/** With this header a test sees the pictures themselves. */
export const REAL_PICTURES = { 'x-pictures': 'real' }

/** One dark pixel. */
const PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/**
 * Making and decoding hundreds of pictures takes longer than everything else a browser test does, and few tests look at
 * them. Their place on the page is known without them, so the others get a pixel.
 */
export function answerStandIns(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const isPicture = /^\/media\/.+\.(avif|webp|jpg)$/.test(request.url)
    if (!isPicture || request.headers['x-pictures'] === REAL_PICTURES['x-pictures']) return
    return reply.type('image/webp').header('Cache-Control', 'public, max-age=3600').send(PIXEL)
  })
}
