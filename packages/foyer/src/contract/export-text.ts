const DECLARED = /^<\?xml[^>]{0,200}?encoding=["']([\w-]{1,40})["']/

/** The text of an export: in the encoding that its XML declares, else in UTF-8, else in that of older German programs. */
export function exportText(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300)).trimStart()
  const declared = DECLARED.exec(head)?.[1]
  for (const encoding of [declared, 'utf-8', 'windows-1252']) {
    if (!encoding) continue
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The encoding is unknown, or the text is not in it.
    }
  }
  return new TextDecoder().decode(bytes)
}
