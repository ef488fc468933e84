import { type ComponentType, lazy, Suspense } from 'react'
import { reloadOnce } from '#web/kit/offline/reload-once.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useRiderWords } from '#web/words/words.tsx'

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

const againMs = 3_000

/** A part that comes with a press; `loadParts` has fetched it before, while there was a signal. */
export function latePart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const Part = lazy(() => untilLoaded(load))
  return (props) => (
    <Suspense fallback={<Loading />}>
      <Part {...props} />
    </Suspense>
  )
}

/** Without a signal it waits for one; a file that a release removed reloads the page. */
async function untilLoaded<Props>(load: LoadPart<Props>): ReturnType<LoadPart<Props>> {
  for (;;)
    try {
      return await load()
    } catch {
      await reloadOnce()
      await new Promise((done) => setTimeout(done, againMs))
    }
}

function Loading() {
  const say = useRiderWords()
  return (
    <main id="content" className="flex flex-1 flex-col">
      <PageHead title={say('app.loading')} indexed={false} />
      <p role="status" className="px-3 py-4 font-bold">
        {say('app.loading')}
      </p>
    </main>
  )
}
