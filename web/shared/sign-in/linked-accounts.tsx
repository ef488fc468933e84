import { Form, useNavigation } from 'react-router'
import type { LinkedSignIns } from '#shop/sign-in/external-contracts.ts'
import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledRows } from '#web/ui/titled-rows.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

export type Linkable = { provider: SignInProviderName; link: LinkedSignIns['links'][number] | undefined }

/** The external sign-ins of this account: linked or not, with buttons to change it. */
export function LinkedAccounts({ accounts }: { accounts: Linkable[] }) {
  const say = useAccountWords()
  const locale = useLocale()
  const { formData } = useNavigation()
  if (accounts.length === 0) return null
  return (
    <TitledRows id="linked" title={say('linked.title')}>
      {accounts.map(({ provider, link }) => (
        <li key={provider} className="flex min-h-16 items-center gap-3 px-3 py-2 md:px-4">
          <span className="min-w-0 flex-1">
            <span className="block font-bold">{providerNames[provider]}</span>
            <span className="clamp-2 text-muted text-sm">
              {link
                ? say('linked.as', { name: link.name, day: sayDate(new Date(link.at), locale) })
                : say('linked.none')}
            </span>
          </span>
          {link ? (
            <Form method="post" action={paths.profile} preventScrollReset>
              <input type="hidden" name="provider" value={provider} />
              <Button
                type="submit"
                name="do"
                value="unlink"
                variant="quiet"
                size="sm"
                loading={formData?.get('provider') === provider}
                aria-label={say('linked.unlinkThis', { provider: providerNames[provider] })}
              >
                {say('linked.unlink')}
              </Button>
            </Form>
          ) : (
            <Form method="post" action={paths.linkSignIn({ provider })} reloadDocument>
              <Button
                type="submit"
                variant="secondary"
                size="sm"
                aria-label={say('linked.linkThis', { provider: providerNames[provider] })}
              >
                {say('linked.link')}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </TitledRows>
  )
}
