import { describe, expect, it } from 'vitest'
import { isInternal, isSafeLink } from './links.ts'

describe('1 §5 Internal link', () => {
  it.each([
    '/de',
    '/',
    '#anker',
    './x',
    'https://a.example',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:+49',
    '//a.example',
    'seite?x=a:b',
  ])('%s may be followed', (to) => expect(isSafeLink(to)).toBe(true))

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'jav\tascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
  ])('%j is text', (to) => expect(isSafeLink(to)).toBe(false))

  it.each([
    ['/de', true],
    ['//host', false],
    ['/\\host', false],
    ['#anker', false],
    ['https://a.example', false],
    ['/\t/host', false],
    ['/\n\\host', false],
    ['/\r\n/host', false],
    ['\t//host', false],
    ['\\\\host', false],
    ['\\/host', false],
    ['/..//host', false],
    ['/.//host', false],
    ['/%2e%2e//host', false],
    ['/de/../..//host', false],
    ['/.\t.//host', false],
    ['//[', false],
    ['', false],
    ['/de/\t/x', true],
    ['/de//x', true],
    ['/a:b', true],
    ['/%09/a:b', true],
    ['/?next=//host', true],
    ['/de#//host', true],
  ])('3-readings, Texts, Paths: %j is a path on this site: %s', (to, expected) => {
    expect(isInternal(to)).toBe(expected)
  })
})
