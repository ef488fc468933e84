import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo } from '#web/kit/page/logo.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'

/** The frame of pages that a gateway leads to: the shop's name and one thing to read. */
export function PaymentFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} indexed={false} />
      <header className="no-print border-hairline border-b bg-card">
        <div className="page-width flex min-h-14 items-center justify-between">
          <Logo named />
          <ShieldCheck aria-hidden size={24} strokeWidth={1.75} className="text-primary-text" />
        </div>
      </header>
      <main
        id="content"
        className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-4 py-6 md:py-10"
      >
        {children}
      </main>
    </>
  )
}
