import { Send } from 'lucide-react'
import type { SentTokenLink } from '#shop/sign-in/token-link-contracts.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { FormNotice } from '#web/kit/forms/form-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

/** Sends a sign-in link to the customer. Staff see channel and expiry, never the link. */
export function TokenLinkPanel({ sent, sending }: { sent: SentTokenLink | undefined; sending: boolean }) {
  const say = useMerchantWords()
  const locale = useLocale()
  const until = sent ? sayTime(new Date(sent.until), locale) : ''
  return (
    <>
      <Button
        type="submit"
        name="do"
        value="link"
        variant="secondary"
        loading={sending}
        icon={<Send aria-hidden size={20} strokeWidth={1.75} />}
      >
        {say(sent ? 'customers.sendLinkAgain' : 'customers.sendLink')}
      </Button>
      {sent ? (
        <div className="col-span-2 w-full">
          <FormNotice>
            {sent.sentBy === 'line'
              ? say('customers.linkByLine', { until })
              : say('customers.linkBySms', { mobile: sent.to, until })}
          </FormNotice>
        </div>
      ) : null}
    </>
  )
}
