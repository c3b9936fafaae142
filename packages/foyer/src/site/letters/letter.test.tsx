import { afterEach, expect, it } from 'vitest'
import { slots } from '#house/letter-slots'
import { renderLetter } from './letter.tsx'

const letter = {
  ...{ locale: 'en' as const, subject: 'Your <account>', siteName: 'Kiln & Co' },
  look: { ground: '#fafafa', figure: '#101010', radius: '4px' },
  ...{
    before: ['Hello,', 'Please choose a password.'],
    after: ['Once only.'],
    closing: 'Kind regards\nKiln & Co',
  },
  button: { words: 'Choose', address: 'https://kiln.example/?token=a&b' },
}

afterEach(() => {
  delete slots['mail-frame']
})

it('a letter has the look it is given, takes nothing for HTML, and loads nothing', () => {
  const { html, error } = renderLetter(letter)
  expect(error).toBeUndefined()
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(html).toContain('<title>Your &lt;account&gt;</title>')
  expect(html).toContain('color:#101010;background:#fafafa')
  expect(html).toContain('border-radius:4px')
  expect(html).toContain('href="https://kiln.example/?token=a&amp;b"')
  expect(html).toContain('Kind regards<br/>Kiln &amp; Co')
  expect(html).not.toMatch(/src=|url\(|<link|<style/)
})

it('the frame of a house stands around the same text; where it fails, the letter is sent in ours', () => {
  slots['mail-frame'] = ({ children, siteName }) => (
    <main>
      {siteName}: {children}
    </main>
  )
  expect(renderLetter(letter).html).toMatch(/^<!doctype html>\n<main>Kiln &amp; Co: <p[^>]*>Hello,<\/p>/)
  slots['mail-frame'] = () => {
    throw new Error('no frame today')
  }
  const { html, error } = renderLetter(letter)
  expect(error).toMatchObject({ message: 'no frame today' })
  expect(html).toContain('Please choose a password.')
})
