import { Globe } from 'lucide-react'
import { useOtherLanguage } from '#web/kit/page/other-language.ts'
import { useCommonWords } from '#web/words/words.tsx'

export function LanguageSwitch({ className = '' }: { className?: string }) {
  const say = useCommonWords()
  const { href, name, locale } = useOtherLanguage()
  const short = locale === 'en' ? 'EN' : name
  return (
    <a
      href={href}
      lang={locale}
      hrefLang={locale}
      className={`inline-flex min-h-9 items-center gap-1.5 hover:underline ${className}`}
    >
      <Globe aria-hidden size={16} strokeWidth={1.75} />
      <span className="sr-only">{say('app.language')}: </span>
      {/* On a phone the space belongs to the centre's name. */}
      <span className="md:hidden">
        {short}
        {short === name ? null : <span className="sr-only"> {name}</span>}
      </span>
      <span className="hidden md:inline">{name}</span>
    </a>
  )
}
