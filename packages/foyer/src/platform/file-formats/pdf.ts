/** Readers look for the end of a PDF in its last kilobyte. Mail programs may have added something behind it. */
const TAIL = 2_048

export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL))
  return /startxref\s{1,9}\d{1,15}\s{1,9}%%EOF/.test(tail)
}
