import { expect, it } from 'vitest'
import { errorIn, listingIn, partsAsXml, uploadIdIn } from './s3-xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

it('a list may have none, one or several files, and a next page', () => {
  const file = (key: string, size: number) => `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`
  const listed = (within: string) => listingIn(`${HEAD}<ListBucketResult>${within}</ListBucketResult>`)
  expect(listed('')).toEqual({ files: [], next: undefined })
  expect(listed(file('1', 7)).files).toEqual([{ key: '1', size: 7 }])
  expect(listed(`${file('a', 1)}${file('b', 2)}<NextContinuationToken>0012</NextContinuationToken>`)).toEqual(
    {
      files: [
        { key: 'a', size: 1 },
        { key: 'b', size: 2 },
      ],
      next: '0012',
    },
  )
})

it('an error is found also in an answer that began well', () => {
  expect(errorIn(`${HEAD}<Error><Code>NoSuchBucket</Code></Error>`)).toBe('NoSuchBucket')
  expect(errorIn(`${HEAD}<CompleteMultipartUploadResult/>`)).toBeUndefined()
  expect(errorIn('')).toBeUndefined()
  expect(
    uploadIdIn(
      `${HEAD}<InitiateMultipartUploadResult><UploadId>01</UploadId></InitiateMultipartUploadResult>`,
    ),
  ).toBe('01')
})

it('parts are named in their order, with what the server called them', () => {
  expect(partsAsXml(['"a"', '"<b>"'])).toBe(
    '<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>"a"</ETag></Part>' +
      '<Part><PartNumber>2</PartNumber><ETag>"&lt;b>"</ETag></Part></CompleteMultipartUpload>',
  )
})
