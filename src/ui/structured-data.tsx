/** What search engines read of a screen (JSON-LD). Inert: no script policy has to allow it, and no text of ours can end it. */
export function StructuredData({ data }: { data: object | null }) {
  // Null in a browser, where nobody reads it: what the server wrote stays, and no visitor carries the code for it.
  const json = data ? inertJson({ '@context': 'https://schema.org', ...data }) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can be read as HTML
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** `</script>`, `<!--` and the line ends that JSON allows and scripts do not are all written as escapes. */
export function inertJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
