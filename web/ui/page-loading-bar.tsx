import { useFetchers, useNavigation } from 'react-router'

/** A bar while the next page or a change by `sent` loads; it waits 150 ms, so quick loads do not flash. */
export function PageLoadingBar({ label, sent }: { label: string; sent: string }) {
  const navigating = useNavigation().state !== 'idle'
  const changing = useFetchers().some(({ formAction }) => formAction?.endsWith(sent))
  const busy = navigating || changing
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden"
    >
      {busy && (
        <>
          <span className="sr-only">{label}</span>
          <span className="page-loading-bar block h-full bg-secondary" />
        </>
      )}
    </div>
  )
}
