import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { linkedSignInsContract } from '#shop/sign-in/external-contracts.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { readLineVisit } from '#web/kit/visit/line-visit.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { FactList } from './fact-list.tsx'
import { LiffFacts } from './liff-facts.tsx'

/** The visitor's LINE state, for diagnosis; absent in production. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(partsContext).inbox) throw new Response(null, { status: 404 })
  const { jar, settings, findShopper, call } = context.get(visitorContext)
  const { fromLine, centre } = readLineVisit(jar)
  const shopper = await findShopper()
  const links =
    shopper?.kind === 'customer' && !shopper.actor ? await call(linkedSignInsContract, {}) : undefined
  return {
    facts: {
      LINE_LOGIN: (await settings()).lineLogin,
      fromLine,
      fromRichMenuActiveDc: centre ?? '',
      cid: jar.get('cid') ?? '',
      user: shopper?.user.customerCode ?? '',
      linkedAs: links?.links.find(({ provider }) => provider === 'line')?.name ?? '',
      sessionByLine: links?.byLine ?? false,
    },
    centre: shopper?.user.activeCentre ?? 'BKK01',
  }
}

export default function LineTestRoute() {
  const read = useReadingWords()
  const { facts, centre } = useLoaderData<typeof loader>()
  const liff = useSite()?.liff
  const ways = [
    withQuery(paths.lineHook, { to: paths.products }),
    withQuery(paths.lineHook, { dc: centre, to: paths.home }),
    paths.lineAuthenUser,
    paths.lineAuthen,
    withQuery(paths.lineAuthenUser, { state: 'GUEST' }),
  ]
  return (
    <main id="content" className="page-width grid gap-4 py-8">
      <PageHead title={read('test.line')} indexed={false} />
      <h1 className="text-2xl">{read('test.line')}</h1>
      <FactList facts={facts} />
      <h2 className="text-xl">{read('test.liff')}</h2>
      {liff ? <LiffFacts app={liff} /> : <p>{read('test.outsideLine')}</p>}
      <ul className="grid gap-2">
        {ways.map((href) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-12 items-center break-all rounded-card border border-hairline bg-card px-4 hover:border-primary"
            >
              {href}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
