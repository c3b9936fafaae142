/** What machines read of a page, as inert JSON-LD: nothing in it can end the script element early. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single angle bracket
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
