import { Check, MapPin as MapPinIcon, MessageCircle, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Setup } from '#shop/customers/setup-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { useLocale } from '#web/words/words.tsx'

type ProfileSetupScreenProps = Pick<Setup, 'shop' | 'taxNumber' | 'address' | 'lineLinked'> & {
  lineLogin: boolean
}

/** The steps after a first sign-in: review the data, correct it, link LINE; then into the shop. */
export function ProfileSetupScreen({
  shop,
  taxNumber,
  address,
  lineLinked,
  lineLogin,
}: ProfileSetupScreenProps) {
  const say = useRegisterWords()
  const locale = useLocale()
  const sending = useNavigation().state !== 'idle'
  const steps = [
    {
      icon: <Store aria-hidden size={22} strokeWidth={1.75} />,
      title: say('setup.shop'),
      done: true,
      action: { to: paths.editProfile, text: say('setup.edit') },
      body: (
        <>
          <strong className="block">{shop.name}</strong>
          {pick(locale, shop.storeType, shop.storeTypeEn)} · {shop.contact} · {sayPhone(shop.mobile)}
          {taxNumber ? <span className="block">{say('setup.taxNo', { number: taxNumber })}</span> : null}
        </>
      ),
    },
    {
      icon: <MapPinIcon aria-hidden size={22} strokeWidth={1.75} />,
      title: say('setup.address'),
      done: address !== null,
      action: { to: paths.address, text: address ? say('setup.edit') : say('setup.addAddress') },
      body: address ?? say('setup.noAddress'),
    },
    ...(lineLogin
      ? [
          {
            icon: <MessageCircle aria-hidden size={22} strokeWidth={1.75} />,
            title: say('setup.line'),
            done: lineLinked,
            action: lineLinked ? undefined : { to: paths.profile, text: say('setup.linkLine') },
            body: lineLinked ? say('setup.lineLinked') : say('setup.lineBody'),
          },
        ]
      : []),
  ]
  const done = steps.filter((step) => step.done).length
  return (
    <main id="content" className="mx-auto grid w-full max-w-prose gap-4 px-3 py-4 md:px-6 md:py-8">
      <PageHead title={say('setup.title')} indexed={false} />
      <div className="grid gap-2">
        <h1 className="text-xl md:text-2xl">{say('setup.title')}</h1>
        <p className="text-muted">{say('setup.lead')}</p>
        <ProgressBar
          value={done}
          max={steps.length}
          label={say('setup.progress', { done, of: steps.length })}
        />
      </div>
      <ol className="grid gap-3">
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
      <Form method="post" className="grid gap-2">
        <Button type="submit" size="lg" wide loading={sending}>
          {say('setup.confirm')}
        </Button>
        <p className="text-center text-muted text-sm">{say('setup.later')}</p>
      </Form>
    </main>
  )
}

type StepProps = {
  icon: ReactNode
  title: string
  done: boolean
  body: ReactNode
  action: { to: string; text: string } | undefined
}

function Step({ icon, title, done, body, action }: StepProps) {
  const say = useRegisterWords()
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-primary-text">{icon}</span>
        <h2 className="flex-1 text-base">{title}</h2>
        <Tag tone={done ? 'primary' : 'plain'}>
          {done ? <Check aria-hidden size={14} strokeWidth={3} /> : null}
          {done ? say('setup.done') : say('setup.open')}
        </Tag>
      </div>
      <p className="text-sm">{body}</p>
      {action ? (
        <LinkButton to={action.to} variant="secondary" size="sm" className="justify-self-start">
          {action.text}
        </LinkButton>
      ) : null}
    </Card>
  )
}
