import { useSite } from '#web/kit/visit/site.ts'

/**
 * What search engines read of a page; data, not script: the policy lets it stand. Only the server writes it (`import.meta.env.SSR`):
 * React leaves its text as it stands, and a browser need not carry what makes it.
 */
export function LinkedData({ graph }: { graph: object[] | false }) {
  const site = useSite()
  // A name that holds </script> must not end it.
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
