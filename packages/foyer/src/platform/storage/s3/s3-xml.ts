import { XMLParser } from 'fast-xml-parser'
import type { StoredFile } from '../storage.ts'

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
})

interface Listing {
  Contents?: { Key: string; Size: string }[]
  NextContinuationToken?: string
}

/** One page of a list of files, and how to ask for the next. */
export function listingIn(xml: string): { files: StoredFile[]; next: string | undefined } {
  const { Contents = [], NextContinuationToken: next } = (parser.parse(xml).ListBucketResult || {}) as Listing
  return { files: Contents.map(({ Key, Size }) => ({ key: Key, size: Number(Size) })), next }
}

export function uploadIdIn(xml: string): string | undefined {
  return parser.parse(xml).InitiateMultipartUploadResult?.UploadId
}

/** The code of an error, which a server may also send with the status 200; none where the answer is no error. */
export function errorIn(xml: string): string | undefined {
  if (!xml.includes('<Error>')) return undefined
  return parser.parse(xml).Error?.Code
}

/** The order to put the parts of a file together. */
export function partsAsXml(etags: string[]): string {
  const parts = etags.map(
    (etag, at) =>
      `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</ETag></Part>`,
  )
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
}
