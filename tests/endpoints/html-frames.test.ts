import { afterAll, expect, it } from 'vitest'
import { writeSettings } from '../../src/domains/settings/service.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

it('3-readings Texts: raw HTML is a document without an origin, which asks nothing of others', async () => {
  const code = '<style>p{color:red}</style><p>Heute</p><script>document.title</script>'
  await writeSettings(house.app.platform, 'site', { html_header: { code } })
  const answer = await house.inject('/html-frames/html_header')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(code)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toMatch(/^sandbox allow-scripts /)
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
})

it('what is no block of ours is a 404', async () => {
  expect((await house.inject('/html-frames/nobody')).statusCode).toBe(404)
  expect((await house.inject('/html-frames/..%2fsettings')).statusCode).toBe(404)
})
