import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { startLiff } from '#web/kit/line/liff.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { inLanguage } from '#web/paths/in-language.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { LiffSignInQuestion } from './line-hook.ts'

/** Asks LINE's script who opened the shop; without an answer the visitor signs in at LINE's own page. */
export function LiffSignInScreen({ app, to, dc, otherwise }: LiffSignInQuestion) {
  const say = useAccountWords()
  const locale = useLocale()
  const submit = useSubmit()
  useEffect(() => {
    let left = false
    void startLiff(app).then((liff) => {
      if (left) return
      const idToken = liff?.getIDToken()
      if (!idToken) return location.replace(inLanguage(locale, otherwise))
      const accessToken = liff?.getAccessToken() ?? ''
      void submit({ idToken, accessToken, to, dc, liff: 'Y' }, { method: 'post', replace: true })
    })
    return () => {
      left = true
    }
  }, [app, to, dc, otherwise, locale, submit])
  return (
    <main
      id="content"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center"
    >
      <PageHead title={say('linked.byLine')} indexed={false} />
      <Spinner />
      <h1 className="text-lg">{say('linked.byLine')}</h1>
      <LinkButton to={to} variant="quiet">
        {say('linked.asGuest')}
      </LinkButton>
    </main>
  )
}
