import { expect, it } from 'vitest'
import { Failure, type FailureCode } from './errors.ts'
import { type UploadKind, uploadFailure } from './upload-failure.ts'

const file = (bytes: number) => ({ size: bytes }) as File
const told = (code: FailureCode, kind: UploadKind = 'picture', details = {}) =>
  uploadFailure(new Failure(code, { details }), file(10), kind, 'en')

it('an upload that failed says why: its type, its size, its pixels, the network or the file', () => {
  expect(told('unsupported_media_type')).toContain('JPG, PNG')
  expect(told('unsupported_media_type', 'film')).toContain('MP4')
  expect(told('too_large', 'picture', { limit: 'pixels' })).toContain('50 million pixels')
  expect(told('unavailable')).toContain('connection')
  expect(told('invalid')).toContain('damaged')
  expect(told('throttled')).toContain('Too many requests')
  expect(uploadFailure(new TypeError(), file(10), 'picture', 'de')).toContain('Verbindung')
})

it('a file that is too long is told so, whatever became of the line', () => {
  const lost = new Failure('unavailable')
  expect(uploadFailure(lost, file(21.5 * 1024 * 1024), 'picture', 'en')).toBe(
    'The file has 22 MB; 20 MB are allowed at most.',
  )
})
