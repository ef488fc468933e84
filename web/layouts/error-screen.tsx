import { useLocation, useRouteError } from 'react-router'
import { useBack } from '#web/kit/page/back.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawings.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { describeError } from './describe-error.ts'

/**
 * Status or 'Error occured', the message, the address and a way back; without a frame, nothing else can fail
 * with it.
 */
export function ErrorScreen({ framed }: { framed?: boolean }) {
  const say = useCommonWords()
  const { status, message } = describeError(useRouteError(), say)
  const { pathname } = useLocation()
  const back = useBack()
  const notFound = status === 404
  return (
    <main
      id="content"
      className={joinClasses(
        'mx-auto flex max-w-md flex-col items-center justify-center gap-3 px-4 py-10 text-center',
        framed ? 'min-h-[60vh]' : 'min-h-dvh',
      )}
    >
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
