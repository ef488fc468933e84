import { Download } from 'lucide-react'
import { inLanguage } from '#web/paths/in-language.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

/** The list as it is filtered, as a file; on a phone the icon alone. */
export function ExportLink({ to, text }: { to: string; text?: string }) {
  const say = useMerchantWords()
  return (
    <a
      href={inLanguage(useLocale(), to)}
      download
      className={buttonLook({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden size={18} strokeWidth={1.75} />
      <span className="max-sm:sr-only">{text ?? say('list.export')}</span>
    </a>
  )
}
