import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOtherLanguage } from '#web/kit/page/other-language.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { useCommonWords } from '#web/words/words.tsx'

const way = 'inline-flex min-h-11 items-center text-primary-text hover:underline'

/** The frame of sign-in pages: logo, title, one card; only home and the other language lead away. */
export function SignInFrame({
  title,
  text,
  mark,
  children,
}: {
  title: string
  text?: ReactNode
  mark: ReactNode
  children: ReactNode
}) {
  const say = useCommonWords()
  const { href, name, locale } = useOtherLanguage()
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh w-full max-w-form content-start gap-5 px-4 py-8 md:content-center"
    >
      <PageHead title={title} indexed={false} />
      <div className="grid justify-items-center gap-2 text-center">
        {mark}
        <h1 className="text-2xl">{title}</h1>
        {text ? <p className="balanced text-muted">{text}</p> : null}
      </div>
      <div className="grid gap-4 rounded-card border border-hairline bg-card p-4 md:p-6">{children}</div>
      <div className="flex justify-center gap-6 text-sm">
        <Link to={paths.home} className={way}>
          {say('app.home')}
        </Link>
        <a href={href} lang={locale} hrefLang={locale} className={way}>
          <span className="sr-only">{say('app.language')}: </span>
          {name}
        </a>
      </div>
    </main>
  )
}
