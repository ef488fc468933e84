import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useBack } from '#web/kit/back.ts'
import { PageHead } from '#web/kit/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawings.tsx'
import { useCommonWords } from '#web/words/words.tsx'

type Told = { status: number | undefined; message: string }

/** Says what went wrong in the words of the specification's error catalogue. */
function useTold(): Told {
  const say = useCommonWords()
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { status: 404, message: say('error.pageNotFound') }
    const message = typeof error.data === 'string' && error.data ? error.data : (error.data as { Message?: string } | null)?.Message
    if (message) return { status: error.status, message: error.status === 500 ? say('error.fromApi', { message }) : message }
    return { status: error.status, message: say('error.maintenance') }
  }
  if (error instanceof TypeError && /fetch|network/i.test(error.message)) return { status: 500, message: say('error.network') }
  return { status: undefined, message: say('error.maintenance') }
}

/** Status or 'Error occured', the message, the address and a way back; bare, so that nothing else can fail with it. */
export function ErrorScreen() {
  const say = useCommonWords()
  const { status, message } = useTold()
  const { pathname } = useLocation()
  const back = useBack()
  const notFound = status === 404
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-3 px-4 py-10 text-center">
      <PageHead title={say(notFound ? 'error.notFoundTitle' : 'error.title')} indexed={false} />
      <Drawing name={notFound ? 'nothing-found' : 'error'} />
      <h1 className="font-bold text-2xl">{status ?? say('error.occurred')}</h1>
      <p className="text-lg">{message}</p>
      <p className="max-w-full break-words text-muted text-sm">
        {say('error.address')}: {pathname}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {notFound ? null : <Button onClick={() => window.location.reload()}>{say('app.retry')}</Button>}
        <Button variant={notFound ? 'primary' : 'secondary'} onClick={back}>
          {say('app.back')}
        </Button>
      </div>
    </main>
  )
}
