import { cardColour } from '../delivery-messages/card-colour.ts'
import { type FlexMessage, type FlexPart, flexLimits } from '../delivery-messages/flex-message.ts'
import { oneLine } from '../delivery-messages/message-text.ts'
import { writePostback } from '../line/postback.ts'
import type { MessageTemplate } from './message-template.ts'

/** A filled template with who sends it and where its button leads. */
export type FilledMessage = MessageTemplate & {
  sender: string
  link: string
  lineLink: string
  /** A second button that LINE answers in the chat. */
  answer?: MessageAnswer | undefined
}
export type MessageAnswer = { label: string; act: string; detail: string; says: string }

const ink = '#16211b'
const muted = '#59635d'

/** The card that arrives in LINE. */
export function messageCard(
  { sender, title, text, button, lineLink, answer }: FilledMessage,
  brand?: string,
): FlexMessage {
  const colour = cardColour(brand)
  const words = { type: 'text', wrap: true, size: 'sm', color: muted } as const
  const from = oneLine(sender, 60)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const body: FlexPart[] = [
    { ...words, text: title, weight: 'bold', size: 'lg', color: ink },
    ...lines.map((line) => ({ ...words, text: line })),
  ]
  return {
    type: 'flex',
    altText: oneLine([title, ...lines].join(' '), flexLimits.altText),
    contents: {
      type: 'bubble',
      ...(from && {
        header: {
          ...({ type: 'box', layout: 'vertical', backgroundColor: colour.ground } as const),
          contents: [
            { ...words, text: from, weight: 'bold', color: colour.textIs === 'white' ? '#ffffff' : ink },
          ],
        },
      }),
      body: { type: 'box', layout: 'vertical', spacing: 'sm', contents: body },
      footer: {
        ...({ type: 'box', layout: 'vertical' } as const),
        contents: [
          {
            type: 'button',
            // LINE writes white on a primary button, and dark on a secondary one.
            style: colour.textIs === 'white' ? 'primary' : 'secondary',
            color: colour.ground,
            action: { type: 'uri', label: oneLine(button, 40), uri: lineLink },
          },
          ...(answer ? [answerButton(answer)] : []),
        ],
      },
    },
  }
}

const answerButton = ({ label, act, detail, says }: MessageAnswer): FlexPart => ({
  ...({ type: 'button', style: 'link', color: ink } as const),
  action: {
    ...{ type: 'postback', label: oneLine(label, 20), displayText: says },
    data: writePostback(act, detail),
  },
})

/** The same as a short message. */
export const messageSms = ({ title, text, link }: FilledMessage): string =>
  [title, text, link].filter(Boolean).join('\n')

/** The same as a mail. */
export const messageMail = ({ title, text, button, link }: FilledMessage) => ({
  subject: title,
  text: [[title, text].filter(Boolean).join('\n'), `${button}: ${link}`].join('\n\n'),
})
