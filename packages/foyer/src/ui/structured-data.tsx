/**
 * Data for search engines (JSON-LD). The script is not run, so no policy has to allow it, and no text in it can close
 * it.
 */
export function StructuredData({ data }: { data: object | null }) {
  // Null in a browser, which does not need it: what the server rendered stays, and visitors do not load the code for
  // it.
  const json = import.meta.env.SSR && data ? inertJson({ '@context': 'https://schema.org', ...data }) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can be parsed as HTML
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** Escapes `</script>`, `<!--` and the line ends that JSON allows but scripts do not. */
export function inertJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
