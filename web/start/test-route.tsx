import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'

/** Diagnostics; absent in production. */
export function loader({ context }: LoaderFunctionArgs) {
  const { inbox } = context.get(partsContext)
  if (!inbox) throw new Response(null, { status: 404 })
  return { inbox }
}

export default function TestRoute() {
  const read = useReadingWords()
  const { inbox } = useLoaderData<typeof loader>()
  const origin = new URL(inbox).origin
  const links = [
    { href: inbox, text: read('test.inbox') },
    { href: `${origin}/rest/docs`, text: read('test.api') },
    { href: `${origin}/readyz`, text: read('test.health') },
  ]
  return (
    <main id="content" className="page-width grid gap-4 py-8">
      <PageHead title={read('test.title')} indexed={false} />
      <h1 className="text-2xl">{read('test.title')}</h1>
      <p className="text-muted">{read('test.body')}</p>
      <ul className="grid gap-2">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-12 items-center rounded-card border border-hairline bg-card px-4 hover:border-primary"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
