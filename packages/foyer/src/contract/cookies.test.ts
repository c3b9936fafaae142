import { describe, expect, it } from 'vitest'
import { cookieIn } from './cookies.ts'

describe('reading a cookie', () => {
  it.each([
    ['a=1; sessionid=x; b=2', 'x'],
    ['sessionid=x', 'x'],
    ['sessionid =x', 'x'],
    ['sessionid\t=x', 'x'],
    [' \t sessionid \t= x\t', 'x'],
    [';;; sessionid=x', 'x'],
    ['a;sessionid=x', 'x'],
    ['a=b;sessionid=x;', 'x'],
    ['sessionid=', ''],
    ['sessionid=; sessionid=x', ''],
    ['sessionid=x; sessionid=y', 'x'],
    ['sessionid=x=y', 'x=y'],
    ['sessionid="x"', '"x"'],
    ['sessionid=%41', 'A'],
    ['sessionid=%zz', '%zz'],
  ])('%j has one', (cookies, value) => expect(cookieIn(cookies, 'sessionid')).toBe(value))

  it.each([
    '',
    'sessionid',
    'Sessionid=x',
    'xsessionid=x',
    'sessionid2=x',
    'session id=x',
    '=sessionid=x',
    'a=sessionid',
    'a="; b=sessionid',
    '"sessionid"=x',
    'sessionid,a=x',
  ])('%j has none', (cookies) => expect(cookieIn(cookies, 'sessionid')).toBeUndefined())

  it('takes no longer for a header as long as a header may be', () => {
    for (const cookies of [
      `sessionid${' '.repeat(16_000)}x`,
      ';='.repeat(8_000),
      `${'sessionid;'.repeat(1_600)}=`,
    ]) {
      expect(cookieIn(cookies, 'sessionid')).toBeUndefined()
    }
  })
})
