import { useLocation } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/site.ts'
import { useLocale } from '#web/words/words.tsx'

type PageHeadProps = { title: string; description?: string; picture?: string; indexed?: boolean; canonicalSearch?: string }

/** The head of a page: title, description, canonical address, the other language, and the picture LINE previews show. */
export function PageHead({ title, description, picture, indexed = true, canonicalSearch = '' }: PageHeadProps) {
  const locale = useLocale()
  const root = useSite()
  const { pathname } = useLocation()
  const name = root ? pick(locale, root.shop.name, root.shop.nameEn) : 'Sangdai'
  const origin = root?.origin ?? ''
  const path = pathname === '/' ? '' : pathname
  const thai = `${origin}${path || '/'}${canonicalSearch}`
  const english = `${origin}/en${path}${canonicalSearch}`
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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'th_TH'} />
      {description ? <meta property="og:description" content={description} /> : null}
      {picture ? <meta property="og:image" content={`${origin}${picture}`} /> : null}
    </>
  )
}
