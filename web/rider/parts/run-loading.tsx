import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRiderWords } from '#web/words/words.tsx'

/** The run while it is read or asked for: the next stop, the money, and the list. */
export function RunLoading() {
  const say = useRiderWords()
  return (
    <>
      <p role="status" className="sr-only">
        {say('app.loading')}
      </p>
      <div className="grid gap-2 rounded-card border-3 border-ink p-3">
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-8 w-1/2" />
      </div>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </>
  )
}
