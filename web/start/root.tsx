import { Suspense } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { countChange } from '#web/kit/calls/changes-sent.ts'
import { shopperMark, useOneShopper } from '#web/kit/calls/one-shopper.ts'
import { sayRefusals } from '#web/kit/calls/show-problems.ts'
import { useLiffTokens } from '#web/kit/line/use-liff-tokens.ts'
import { useCachedPages } from '#web/kit/offline/cached-pages.ts'
import { useStayOffline } from '#web/kit/offline/stay-offline.ts'
import { GoogleTag } from '#web/kit/page/google-tag.tsx'
import { PageViews } from '#web/kit/page/page-views.tsx'
import { type Site, SiteContext, useLoadedSite } from '#web/kit/visit/site.ts'
import { ErrorScreen } from '#web/layouts/error-screen.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import styles from '#web/ui/app.css?url'
import { brandStyle } from '#web/ui/brand-colours.ts'
import { fontsToPreload } from '#web/ui/font-files.ts'
import { PageLoadingBar } from '#web/ui/page-loading-bar.tsx'
import { Toaster } from '#web/ui/toast.tsx'
import { areaOf } from '#web/words/area.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import { noteEarlyClicks, useEarlyClicks } from './early-clicks.ts'
import { loadSite } from './load-site.ts'
import { openVisit } from './open-visit.ts'

export const middleware = [openVisit]

export async function loader(args: LoaderFunctionArgs): Promise<Site> {
  return sayRefusals(() => loadSite(args))
}

/** Names, colours and centre hold for a visit; they reload after a submission or with a new document. */
export function shouldRevalidate({
  formMethod,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // An order changes the credit and points shown on every page.
  if (nextUrl.pathname.endsWith(paths.checkoutSucceed)) return true
  if (!formMethod || formMethod === 'GET') return false
  // Checked before any page reloads, so that none shows cached data of the previous shopper.
  countChange()
  return defaultShouldRevalidate
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useLoadedSite()
  const locale = useLocale()
  const say = useCommonWords()
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={data?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which must run first.
          dangerouslySetInnerHTML={{ __html: noteEarlyClicks }}
        />
        <meta name="theme-color" content={data?.settings.primaryColour ?? '#0b7a3b'} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        {fontsToPreload.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {data?.wordsHref ? <link rel="modulepreload" href={data.wordsHref} /> : null}
        <link rel="stylesheet" href={styles} precedence="app" />
        <style nonce={data?.nonce} suppressHydrationWarning>
          {brandStyle(data?.settings.primaryColour, data?.settings.secondaryColour)}
        </style>
        {data?.settings.googleTag ? <GoogleTag id={data.settings.googleTag} nonce={data.nonce} /> : null}
        <Links />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {say('app.skipToContent')}
        </a>
        <PageLoadingBar label={say('app.loading')} sent={paths.centres} />
        {/* Inside a boundary React hydrates at idle priority in 5 ms slices; outside in 25 ms slices,
            which a phone feels. */}
        <Suspense>
          <SiteContext value={data}>{children}</SiteContext>
        </Suspense>
        <Toaster label={say('app.notifications')} closeLabel={say('app.close')} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { visitor, liff } = useLoadedSite() ?? {}
  useLiffTokens(liff)
  useEarlyClicks()
  useStayOffline()
  const { pathname } = useLocation()
  // Where riders work, the shopper of the other tabs stays who they are.
  const mark = areaOf(withoutLanguage(pathname)) === 'rider' ? undefined : shopperMark(visitor)
  useOneShopper(mark)
  useCachedPages(mark)
  return (
    <>
      <PageViews />
      <Outlet />
    </>
  )
}

export { ErrorScreen as ErrorBoundary }
