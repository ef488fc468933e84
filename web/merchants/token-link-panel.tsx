import { Check, Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

/** A link that signs the customer in: made at a press, copied at another. It can be marked by hand where copying is not allowed. */
export function TokenLinkPanel({ link, minutes, making }: { link: string | undefined; minutes: number; making: boolean }) {
  const say = useMerchantWords()
  const [copied, setCopied] = useState('')
  if (!link) {
    return (
      <Button
        type="submit"
        name="do"
        value="link"
        variant="secondary"
        size="lg"
        loading={making}
        icon={<Link2 aria-hidden size={20} strokeWidth={1.75} />}
      >
        {say('customers.makeLink')}
      </Button>
    )
  }
  const copy = async () => {
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(link),
      () => {},
    )
  }
  return (
    <div className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-card bg-primary-tint p-3">
      <p className="text-sm">{say('customers.linkHint', { minutes })}</p>
      <div className="flex gap-2">
        <input
          readOnly
          size={1}
          aria-label={say('customers.link')}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1 rounded-input border border-outline bg-card px-3 text-sm"
        />
        <Button
          onClick={copy}
          icon={copied === link ? <Check aria-hidden size={18} strokeWidth={1.75} /> : <Copy aria-hidden size={18} strokeWidth={1.75} />}
        >
          {copied === link ? say('customers.copied') : say('customers.copy')}
        </Button>
      </div>
    </div>
  )
}
