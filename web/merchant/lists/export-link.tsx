import { Download } from 'lucide-react'
import { inLanguage } from '#web/paths/in-language.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

type ExportLinkProps = { to: string; text?: string; isIcon?: boolean }

/** The list as it is filtered, as a file; on a phone the icon alone. */
export function ExportLink({ to, text, isIcon = false }: ExportLinkProps) {
  const say = useMerchantWords()
  return (
    <a
      href={inLanguage(useLocale(), to)}
      download
      className={
        isIcon
          ? 'touch-44 inline-grid size-11 shrink-0 place-items-center rounded-chip hover:bg-ink/7'
          : buttonLook({ variant: 'secondary', size: 'sm' })
      }
    >
      <Download aria-hidden size={18} strokeWidth={1.75} />
      <span className={isIcon ? 'sr-only' : 'max-sm:sr-only'}>{text ?? say('list.export')}</span>
    </a>
  )
}
