import { joinClasses } from './join-classes.ts'

const shapes = { bar: 'rounded-input', pill: 'rounded-chip', flat: '' }

/** A grey placeholder for loading content; give it the same size. */
export function Skeleton({ shape = 'bar', className }: { shape?: keyof typeof shapes; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('block animate-breathe bg-hairline', shapes[shape], className)}
    />
  )
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border border-hairline bg-card">
      <Skeleton shape="flat" className="aspect-square" />
      <div className="grid gap-2 p-3 md:p-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton shape="pill" className="h-8 w-full" />
        <Skeleton className="h-7 w-24" />
        <Skeleton shape="pill" className="ml-auto size-11" />
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
