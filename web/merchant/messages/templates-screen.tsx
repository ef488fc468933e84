import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type MessageGroup, messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import type { OfficeTemplate } from '#shop/customer-messages/message-office-contracts.ts'
import { exampleValues } from '#shop/customer-messages/message-placeholders.ts'
import { fillTemplate } from '#shop/customer-messages/message-template.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { Switch } from '#web/ui/switch.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { MessageCalls } from './message-calls.ts'
import { MessageTabs } from './message-tabs.tsx'

const ask = officeCallsOf<MessageCalls>()
const groups: MessageGroup[] = ['orders', 'payments', 'offers', 'account']

/** Every kind of message with its words and its switch. */
export function TemplatesScreen({ templates }: { templates: OfficeTemplate[] }) {
  const say = useMessageWords()
  const sayMerchant = useMerchantWords()
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantMessages')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantMessages')}</h1>
      <MessageTabs current="templates" />
      <p className="text-muted text-sm">{say('about')}</p>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`} className="grid gap-2">
          <h2 id={`group-${group}`} className="text-lg">
            {say(`group.${group}`)}
          </h2>
          <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card">
            {templates
              .filter(({ kind }) => messageKindOf(kind).group === group)
              .map((template) => (
                <TemplateRow key={template.kind} template={template} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

function TemplateRow({ template }: { template: OfficeTemplate }) {
  const say = useMessageWords()
  const locale = useLocale()
  const reload = useReload()
  const [asked, setAsked] = useState<boolean>()
  const { kind, words, isOn, isOwn } = template
  const { name, says, purpose } = messageKindOf(kind)
  const named = { kind: name[locale] }

  async function turn(next: boolean) {
    setAsked(next)
    const result = await ask(locale, 'switchTemplate', { kind, isOn: next })
    if (result.kind === 'ok') showToast({ text: say(next ? 'on.done' : 'off.done', named) })
    else {
      const text = result.kind === 'refused' ? result.message : say('unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    // A page that cannot load now would take the place of this one.
    if (result.kind !== 'unknown') await reload()
    setAsked(undefined)
  }
  return (
    <li className="relative flex items-start gap-3 p-3 hover:bg-sunk md:px-4">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={officePaths.message({ kind })}
            className="inline-flex items-center gap-1.5 font-bold after:absolute after:inset-0"
          >
            {name[locale]}
            <Pencil aria-hidden size={14} strokeWidth={1.75} className="text-muted" />
          </Link>
          {isOwn ? <Tag tone="primary">{say('own')}</Tag> : null}
        </p>
        <p className="text-muted text-sm">
          {says[locale]}
          {purpose === 'marketing' ? ` · ${say('marketing')}` : ''}
        </p>
        <p className="clamp-1 text-sm" lang={locale}>
          “{fillTemplate(words[locale], exampleValues(locale)).title}”
        </p>
      </div>
      <Switch
        className="relative z-1 shrink-0"
        label={<VisuallyHidden>{say('switch', named)}</VisuallyHidden>}
        checked={asked ?? isOn}
        disabled={asked !== undefined}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
    </li>
  )
}
