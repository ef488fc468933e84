import { useSite } from '#web/kit/visit/site.ts'

/**
 * Structured data for search engines; the CSP allows it, as it is no script. Rendered on the server only,
 * since React leaves its text unchanged.
 */
export function LinkedData({ graph }: { graph: object[] | false }) {
  const site = useSite()
  // A name that contains </script> must not close the tag.
  const text = graph
    ? JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
    : '{}'
  return (
    <script
      type="application/ld+json"
      nonce={site?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would write quotes as entities.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
