import { Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { policyFor } from '#web/kit/calls/content-security-policy.ts'
import { outsideScriptContext, type PageParts, partsContext } from '#web/kit/calls/page-parts.ts'
import { lateScripts } from '#web/kit/offline/late-scripts.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import { type Area, areaOf } from '#web/words/area.ts'
import { loadWords } from '#web/words/load-words.ts'
import { Speaking, speak } from '#web/words/words.tsx'
import { isInArea } from './page-table.ts'

export { createRequestHandler } from 'react-router'
export { isSetupPath, waitingNetwork } from '#web/customer/network-setup/waiting-network.ts'
export { boundedBody } from '#web/kit/calls/bounded-body.ts'
export { httpCarrier } from '#web/kit/calls/http-carrier.ts'
export { isStranger } from '#web/kit/visit/cookies.ts'
export { isLiffBrowser } from '#web/kit/visit/line-visit.ts'
export { default as styles } from '#web/ui/app.css?url'
export { areaOf } from '#web/words/area.ts'
export { answerScript } from './exchange/exchange.ts'
export { visitorOf } from './open-visit.ts'
export { pages } from './page-table.ts'
export { sharedAddress, shellAddress } from './shared-pages.ts'
export { mayComeFromOutside, takenBy } from './taken-by.ts'

const patience = 10_000

export function makeContext(parts: PageParts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(partsContext, parts)
  return context
}

/** The browser's route table: that of the page's area, except for pages without one. */
function inArea(router: EntryContext, area: Area): EntryContext {
  const route = router.staticHandlerContext.matches.at(-1)?.route.id ?? ''
  if (import.meta.env.DEV || !isInArea(route, area)) return router
  return {
    ...router,
    manifest: { ...router.manifest, url: router.manifest.url.replace(/\.js$/, `-${area}.js`) },
  }
}

/** Streams a page: the shell first, deferred parts after it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, locale, onBroken, liff } = context.get(partsContext)
  const path = withoutLanguage(new URL(request.url).pathname)
  const dictionary = await loadWords[locale][areaOf(path)]()
  const root = router.staticHandlerContext.loaderData.root as
    | { fromLine?: boolean; settings?: { googleTag?: string; mapTiles?: string } }
    | undefined
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(
    'content-security-policy',
    policyFor(nonce, {
      ...root?.settings,
      outsideScript: context.get(outsideScriptContext),
      liff: root?.fromLine || path === paths.lineHook ? liff : undefined,
    }),
  )
  headers.set('content-language', locale)
  headers.append('vary', 'Cookie')
  return new Promise<Response>((resolve, reject) => {
    let answered = false
    const { pipe, abort } = renderToPipeableStream(
      <Speaking spoken={speak(locale, dictionary)}>
        <ServerRouter context={inArea(router, areaOf(path))} url={request.url} nonce={nonce} />
      </Speaking>,
      {
        nonce,
        // Finished parts are sent in place: parts moved by script would be laid out twice, and be lost
        // without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          answered = true
          const body = lateScripts()
          pipe(body)
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
        },
        onShellError: reject,
        onError(error) {
          onBroken?.()
          if (answered) console.error(error)
        },
      },
    )
    setTimeout(abort, patience).unref()
  })
}
