import { Form } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { lineLinkContract } from '#shop/line/line-link-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

type LineConnectScreenProps = { link: AnswerOf<typeof lineLinkContract> | undefined; why: string }

/** Names the shop and the LINE account that would be connected, and asks. */
export function LineConnectScreen({ link, why }: LineConnectScreenProps) {
  const say = useAccountWords()
  const locale = useLocale()
  const home = (
    <LinkButton to={paths.home} reloadDocument variant={link ? 'quiet' : 'primary'} wide>
      {say(link && !link.isLinked && !link.isElsewhere ? 'confirm.notNow' : 'connect.toShop')}
    </LinkButton>
  )
  if (!link)
    return (
      <SignInFrame title={say('connect.dead')} text={why} mark={<Logo named />}>
        {home}
      </SignInFrame>
    )
  const { lineName, shop, centre, isLinked, isElsewhere, replaces } = link
  const line = lineName || 'LINE'
  if (isLinked || isElsewhere)
    return (
      <SignInFrame
        title={say(isLinked ? 'connect.already' : 'connect.elsewhere')}
        text={say(isLinked ? 'connect.alreadyText' : 'connect.elsewhereText', { line, shop })}
        mark={<Logo named />}
      >
        {home}
      </SignInFrame>
    )
  return (
    <SignInFrame
      title={say('connect.title')}
      text={say('connect.text', { centre: pick(locale, centre.th, centre.en) })}
      mark={<Logo named />}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="text-muted">{say('connect.line')}</dt>
        <dd className="wrap-anywhere font-bold">{line}</dd>
        <dt className="text-muted">{say('connect.shop')}</dt>
        <dd className="wrap-anywhere font-bold">{shop}</dd>
      </dl>
      {replaces !== null ? (
        <p className="text-secondary-text text-sm">{say('connect.replaces', { line: replaces || 'LINE' })}</p>
      ) : null}
      <p className="text-muted text-sm">{say('connect.warning')}</p>
      <Form method="post" reloadDocument>
        <Button type="submit" size="lg" wide>
          {say('connect.agree')}
        </Button>
      </Form>
      {home}
    </SignInFrame>
  )
}
