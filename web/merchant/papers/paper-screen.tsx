import { ArrowLeft, FileText, Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { Paper } from '#shop/papers/paper.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import type { QrPath } from '#web/kit/text/qr-path.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { usePaperWords } from '#web/words/merchant/paper-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { PaperSheet } from './paper-sheet.tsx'

type PaperScreenProps = {
  paper: Paper
  /** Which of its copies is shown. */
  copy: number
  qr: QrPath | null
  /** The address of this paper, and of its PDF. */
  here: string
  /** What else its address says. */
  query?: { number: string | undefined }
  pdf: string
  back: { to: string; text: string }
}

/** A paper as it will be printed; only the sheet itself gets on the paper. */
export function PaperScreen({ paper, copy, qr, here, query, pdf, back }: PaperScreenProps) {
  const say = usePaperWords()
  const locale = useLocale()
  const title = pick(locale, paper.title.th, paper.title.en)
  return (
    <main id="content" className="grid grid-cols-[minmax(0,1fr)] content-start print:block">
      <PageHead title={`${title} ${paper.facts[0]?.value ?? ''}`} indexed={false} />
      <div className="no-print grid gap-2 px-3 py-4 md:px-6">
        <Link
          to={back.to}
          className="inline-flex min-h-9 items-center gap-1 text-muted text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          {back.text}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-xl md:text-2xl">{title}</h1>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <a
              href={inLanguage(locale, pdf)}
              target="_blank"
              rel="noreferrer"
              title={paper.copies.length > 1 ? say('paper.both') : undefined}
              className={buttonLook({ variant: 'secondary' })}
            >
              <FileText aria-hidden size={18} strokeWidth={1.75} />
              {say('paper.pdf')}
            </a>
            <Button icon={<Printer aria-hidden size={18} strokeWidth={1.75} />} onClick={() => print()}>
              {say('paper.print')}
            </Button>
          </div>
        </div>
        {paper.copies.length > 1 ? (
          <Tabs
            label={say('paper.copies')}
            tabs={paper.copies.map(({ th, en }, at) => ({
              to: withQuery(here, { ...query, copy: at || undefined }),
              text: pick(locale, th, en),
              current: at === copy,
            }))}
          />
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard too. */}
      <section className="paper-desk" aria-label={say('paper.sheet')} tabIndex={0}>
        <PaperSheet paper={paper} copy={copy} qr={qr} />
      </section>
    </main>
  )
}
