import { joinClasses } from './join-classes.ts'

/** A grey shape in the place of what comes. Give it the size of the thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('block animate-breathe rounded-input bg-sunk', className)} />
}

const lineWidths = ['w-11/12', 'w-full', 'w-4/5', 'w-10/12', 'w-2/3']

/** Up to five lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5">
      {lineWidths.slice(-lines).map((width) => (
        <Skeleton key={width} className={joinClasses('h-4', width)} />
      ))}
    </span>
  )
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border border-hairline bg-card">
      <Skeleton className="aspect-square rounded-none" />
      <div className="grid gap-2 p-3 md:p-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-8 w-4/5 rounded-chip" />
        <div className="flex items-center justify-between pt-1">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="size-11 rounded-chip" />
        </div>
      </div>
    </div>
  )
}

export function ListRowSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-center gap-3 border-hairline border-b py-3">
      <Skeleton className="size-16 shrink-0" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="h-5 w-16" />
    </div>
  )
}
