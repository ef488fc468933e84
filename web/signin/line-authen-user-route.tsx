import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { CallProblem } from '#web/kit/call.ts'
import { PageHead } from '#web/kit/page-head.tsx'
import { partsContext } from '#web/kit/page-parts.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { useShopWords } from '#web/words/words.tsx'
import { isWayBack, wayIn, wayOut } from './go-elsewhere.ts'

/** LINE for customers: the way out, the way back, and the way a guest goes after signing out of LINE. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const gate = { provider: 'line', path: '/line/authenuser', visitor, parts: context.get(partsContext), url } as const
  if (isWayBack(url)) throw await wayIn(gate)
  try {
    if (url.searchParams.get('state') !== 'GUEST') {
      throw redirect(await wayOut(gate, url.searchParams.get('link') === 'Y' ? 'link' : 'signIn'))
    }
    const cid = visitor.jar.get('cid')
    return { address: await wayOut(gate, 'guest', `GUEST${cid ? `-${cid}` : ''}.`) }
  } catch (error) {
    if (error instanceof CallProblem) throw redirect(`/login?${new URLSearchParams({ why: error.problem.Code, with: 'line' })}`)
    throw error
  }
}

/** A page between a form of ours and LINE: a browser does not let a form lead to another site. */
export default function LineAuthenUserRoute() {
  const say = useShopWords()
  const { address } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center">
      <PageHead title={say('page.lineAuthen')} indexed={false} />
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <p>{say('line.onTheWay')}</p>
      <a href={address} className={buttonLook({})}>
        {say('line.goOn')}
      </a>
    </main>
  )
}
