import { Suspense } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { consentsContract } from '#shop/account/consent-contracts.ts'
import { isVerifiedAgent, showsAgentButton } from '#shop/agents/agent-rules.ts'
import { userCentresContract } from '#shop/centres/centre-contracts.ts'
import { roles } from '#shop/contract/caller.ts'
import { countChange } from '#web/kit/calls/changes-sent.ts'
import { shopperMark, useOneShopper } from '#web/kit/calls/one-shopper.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { sayRefusals } from '#web/kit/calls/show-problems.ts'
import { useKeptPages } from '#web/kit/offline/kept-pages.ts'
import { useStayOffline } from '#web/kit/offline/stay-offline.ts'
import { GoogleTag } from '#web/kit/page/google-tag.tsx'
import { isOpenPage } from '#web/kit/page/open-pages.ts'
import { PageViews } from '#web/kit/page/page-views.tsx'
import { readLineVisit } from '#web/kit/visit/line-visit.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { type Site, SiteContext, useLoadedSite } from '#web/kit/visit/site.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { ErrorScreen } from '#web/layouts/error-screen.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import styles from '#web/ui/app.css?url'
import { brandStyle } from '#web/ui/brand-colours.ts'
import { fontsToPreload } from '#web/ui/font-files.ts'
import { PageLoadingBar } from '#web/ui/page-loading-bar.tsx'
import { Toaster } from '#web/ui/toast.tsx'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import { noteEarlyClicks, useEarlyClicks } from './early-clicks.ts'
import { openVisit } from './open-visit.ts'

export const middleware = [openVisit]

export async function loader({ context }: LoaderFunctionArgs): Promise<Site> {
  return sayRefusals(() => loadSite(context))
}

async function loadSite(context: LoaderFunctionArgs['context']): Promise<Site> {
  const { nonce, origin, wordsHref } = context.get(partsContext)
  const visitor = context.get(visitorContext)
  const [settings, shopper] = await Promise.all([visitor.settings(), visitor.findShopper()])
  const [centres, mustAccept] = await Promise.all([
    shopper ? visitor.call(userCentresContract, {}) : [],
    findUnaccepted(visitor),
  ])
  const pointsMode = await inPointsMode(visitor)
  return {
    nonce,
    origin,
    wordsHref,
    visitor: shopper && {
      code: shopper.user.customerCode,
      saleUnit: shopper.user.activeCentre,
      isGuest: shopper.kind === 'guest',
      agentButton: showsAgentButton({
        agentsOpen: settings.agentsOpen,
        signingAsAgent: shopper.actor?.kind === 'agent',
        verifiedAgent:
          shopper.actor === null && shopper.user.role === roles.agent && isVerifiedAgent(shopper.user),
        pointsMode,
      }),
      name: shopper.user.name,
      points: shopper.user.points,
      actedForBy: shopper.actor?.name,
      actsAs: shopper.actor?.kind,
      creditLimit: shopper.user.creditLimit,
      debt: shopper.user.debt,
      mustAccept,
    },
    pointsMode,
    centres: centres.length,
    mayChangeCentre:
      !readLineVisit(visitor.jar).centre &&
      shopper !== undefined &&
      !shopper.actor &&
      settings.multiCentre &&
      settings.changeCentre,
    fromLine: readLineVisit(visitor.jar).fromLine,
    centre: centres.find((centre) => centre.saleUnit === shopper?.user.activeCentre) ?? null,
    shop: {
      name: settings.shopName,
      nameEn: settings.shopNameEn,
      primary: settings.primaryColour,
      secondary: settings.secondaryColour,
    },
    settings: {
      contactPhone: settings.contactPhone,
      about: settings.aboutText,
      aboutEn: settings.aboutTextEn,
      trustMarkNumber: settings.trustMarkNumber,
      social: {
        facebook: settings.facebookUrl,
        instagram: settings.instagramUrl,
        tiktok: settings.tiktokUrl,
        line: settings.lineOfficialUrl,
      },
      promotionMenu: settings.promotionMenu,
      pointsMenu: settings.pointsMenu,
      agentsOpen: settings.agentsOpen,
      registerOpen: settings.registerOpen,
      chatOpen: settings.chatOpen && isOpenPage(paths.chat),
      orderingOpen: settings.orderingOpen,
      quickAddBiggestUnit: settings.quickAddBiggestUnit,
      blockOutOfStock: settings.blockOutOfStock,
      maintenanceFrom: settings.maintenanceFrom,
      maintenanceTo: settings.maintenanceTo,
      googleTag: settings.googleTag,
      mapTiles: settings.mapTiles,
    },
  }
}

/** The policy a customer has yet to accept; a person acting for them is not asked. */
async function findUnaccepted({
  findShopper,
  call,
}: Visitor): Promise<{ version: string; marketing: boolean } | undefined> {
  const shopper = await findShopper()
  if (shopper?.kind !== 'customer' || shopper.actor) return undefined
  const { accepted, version, purposes } = await call(consentsContract, {})
  return accepted
    ? undefined
    : { version, marketing: purposes.some(({ purpose, given }) => purpose === 'marketing' && given) }
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
        <meta name="theme-color" content={data?.shop.primary ?? '#0b7a3b'} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        {fontsToPreload.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {data?.wordsHref ? <link rel="modulepreload" href={data.wordsHref} /> : null}
        <link rel="stylesheet" href={styles} precedence="app" />
        <style nonce={data?.nonce} suppressHydrationWarning>
          {brandStyle(data?.shop.primary, data?.shop.secondary)}
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
  const visitor = useLoadedSite()?.visitor
  useEarlyClicks()
  useStayOffline()
  const mark = shopperMark(visitor)
  useOneShopper(mark)
  useKeptPages(mark)
  return (
    <>
      <PageViews />
      <Outlet />
    </>
  )
}

export { ErrorScreen as ErrorBoundary }
