import { Check, Phone } from 'lucide-react'
import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { Drawing } from '#web/ui/drawings.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { RegisterOptions } from './register-centre-route.ts'

type RegisterPendingScreenProps = {
  centre: RegisterOptions['centre']
  linked: SignInProviderName | undefined
  /** The link with which a salesperson registers the next shop. */
  another: string | undefined
}

/** Registered but not approved: what happens next, and whom to contact. */
export function RegisterPendingScreen({ centre, linked, another }: RegisterPendingScreenProps) {
  const say = useRegisterWords()
  const locale = useLocale()
  const steps = [
    { title: say('pending.received'), text: say('pending.receivedBody'), done: true },
    {
      title: say('pending.check'),
      text: centre
        ? say('pending.checkBody', { centre: pick(locale, centre.name, centre.nameEn) })
        : say('pending.checkAny'),
      done: false,
    },
    {
      title: say('pending.start'),
      text: linked
        ? say('pending.startLinked', { provider: providerNames[linked] })
        : say('pending.startBody'),
      done: false,
    },
  ]
  return (
    <main id="content" className="mx-auto grid w-full max-w-form gap-5 px-4 py-6 md:py-10">
      <PageHead title={say('pending.title')} indexed={false} />
      <div className="grid justify-items-center gap-2 text-center">
        <Drawing name="success" />
        <h1 className="text-xl md:text-2xl">{say('pending.title')}</h1>
        <p className="balanced text-muted">{say('pending.lead')}</p>
      </div>
      <Card as="section" className="grid gap-1">
        <h2 className="text-lg">{say('pending.next')}</h2>
        <ol className="grid">
          {steps.map(({ title, text, done }, at) => (
            <li key={title} className="flex gap-3 border-hairline border-b py-3 last:border-b-0 last:pb-0">
              <span
                aria-hidden
                className={joinClasses(
                  'grid size-7 shrink-0 place-items-center rounded-chip font-bold text-sm',
                  done ? 'bg-primary text-on-primary' : 'bg-primary-tint text-primary-text',
                )}
              >
                {done ? <Check size={18} strokeWidth={2.5} /> : at + 1}
              </span>
              <span>
                <strong className="block">{title}</strong>
                <span className="text-muted text-sm">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <div className="grid gap-2">
        {another ? (
          <LinkButton to={another} size="lg" wide>
            {say('pending.another')}
          </LinkButton>
        ) : (
          <LinkButton to={paths.products} size="lg" wide>
            {say('pending.browse')}
          </LinkButton>
        )}
        {centre ? (
          <a href={`tel:${centre.phone}`} className={buttonLook({ variant: 'secondary', wide: true })}>
            <Phone aria-hidden size={20} strokeWidth={1.75} />
            {say('pending.call', { phone: sayPhone(centre.phone) })}
          </a>
        ) : null}
      </div>
    </main>
  )
}
