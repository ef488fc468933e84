import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { messageCard, messageMail, messageSms } from '#shop/customer-messages/message-card.ts'
import { type MessageKind, messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import { exampleValues } from '#shop/customer-messages/message-placeholders.ts'
import { fillTemplate, type MessageTemplate } from '#shop/customer-messages/message-template.ts'
import { smsParts } from '#shop/customer-messages/sms-parts.ts'
import type { Locale } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'
import { CardPreview } from './card-preview.tsx'

type TemplatePreviewProps = {
  kind: MessageKind
  language: Locale
  words: MessageTemplate
  sender: string
  brand: string
}

/** The message as it arrives by each channel, made by what sends it. */
export function TemplatePreview({ kind, language, words, sender, brand }: TemplatePreviewProps) {
  const say = useMessageWords()
  const { origin = 'https://' } = useSite() ?? {}
  const { bySms } = messageKindOf(kind)
  const channels = bySms ? (['line', 'mail', 'sms'] as const) : (['line', 'mail'] as const)
  const [channel, setChannel] = useState<(typeof channels)[number]>('line')
  const link = `${origin}${inLanguage(language, '/…')}`
  const filled = { ...fillTemplate(words, exampleValues(language)), sender, link, lineLink: link }
  const mail = messageMail(filled)
  const sms = messageSms(filled)
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <figcaption>
        <p className="font-bold">{say('preview')}</p>
        <p className="text-muted text-sm">{say('previewText')}</p>
      </figcaption>
      <SegmentedControl
        aria-label={say('preview')}
        data={channels.map((each) => ({ value: each, label: say(`preview.${each}`) }))}
        value={channel}
        onChange={(next) => setChannel(channels.find((each) => each === next) ?? 'line')}
      />
      <div lang={language} className="grid justify-items-center rounded-card bg-sunk p-4">
        {channel === 'line' ? <CardPreview message={messageCard(filled, brand)} /> : null}
        {channel === 'mail' ? (
          <div className="wrap-anywhere grid w-full gap-2 rounded-input bg-card p-3 text-sm">
            <p>
              <span className="text-muted">{say('preview.subject')}: </span>
              <b>{mail.subject}</b>
            </p>
            <p className="whitespace-pre-wrap">{mail.text}</p>
          </div>
        ) : null}
        {channel === 'sms' ? (
          <div className="grid w-full gap-1">
            <p className="wrap-anywhere whitespace-pre-wrap rounded-card rounded-bl-none bg-card p-3 text-sm">
              {sms}
            </p>
            <p className="text-muted text-sm">{say('preview.smsParts', { count: smsParts(sms) })}</p>
          </div>
        ) : null}
      </div>
    </figure>
  )
}
