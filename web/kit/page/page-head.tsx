import { useLocation } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { useLocale } from '#web/words/words.tsx'

type PageHeadProps = {
  title: string
  description?: string | undefined
  picture?: string | undefined
  indexed?: boolean
  canonicalSearch?: string
  /** The canonical path of a page with several addresses. */
  canonical?: string | undefined
  /** News is an article; everything else a website. */
  type?: 'website' | 'article'
}

/** The preview picture of a page without its own. */
const shopPicture = '/share.png'

/** The head of a page: title, description, canonical address, other language, and preview picture. */
export function PageHead({
  title,
  description,
  picture = shopPicture,
  indexed = true,
  canonicalSearch = '',
  canonical,
  type = 'website',
}: PageHeadProps) {
  const locale = useLocale()
  const root = useSite()
  const { pathname } = useLocation()
  const { shopName = 'Sangdai', shopNameEn = shopName } = useSettings()
  const name = pick(locale, shopName, shopNameEn)
  const origin = root?.origin ?? ''
  const path = (canonical ?? pathname) + canonicalSearch
  const thai = origin + path
  const english = origin + inLanguage('en', path)
  const fullTitle = `${title} | ${name}`
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {indexed ? (
        <>
          <link rel="canonical" href={locale === 'en' ? english : thai} />
          <link rel="alternate" hrefLang="th" href={thai} />
          <link rel="alternate" hrefLang="en" href={english} />
          <link rel="alternate" hrefLang="x-default" href={thai} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={locale === 'en' ? english : thai} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'th_TH'} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
