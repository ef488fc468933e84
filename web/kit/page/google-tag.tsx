/** The network's own Google tag, when configured; PageViews sends the page views. */
export function GoogleTag({ id, nonce }: { id: string; nonce: string }) {
  if (!/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/.test(id)) return null
  const start = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${id}',{send_page_view:false})`
  return (
    <>
      <script
        async
        nonce={nonce}
        src={`https://www.googletagmanager.com/gtag/js?id=${id}`}
        suppressHydrationWarning
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the id is checked above, and the script needs the page's nonce */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}
