import { useNavigation } from 'react-router'

/** A thin bar while the next page is on its way; it waits 150 ms, so that quick pages do not flash. */
export function PageLoadingBar({ label }: { label: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="status" className="no-print pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      {busy && (
        <>
          <span className="sr-only">{label}</span>
          <span className="page-loading-bar block h-full bg-secondary" />
        </>
      )}
    </div>
  )
}
