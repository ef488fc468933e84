import { cardColour } from '../delivery-messages/card-colour.ts'
import type { FlexBox, FlexMessage, FlexPart } from '../delivery-messages/flex-message.ts'
import { flexLimits } from '../delivery-messages/flex-message.ts'
import { oneLine } from '../delivery-messages/message-text.ts'
import { writePostback } from './postback.ts'

const ink = '#16211b'
const muted = '#59635d'

export type CardButton = { label: string } & (
  | { uri: string }
  | { act: string; detail?: string; says: string }
)
type CardText = { text: string; isStrong?: boolean }
type LineCard = {
  /** The centre that speaks. */
  centre: string
  title: string
  texts: readonly CardText[]
  buttons: readonly CardButton[]
  brand?: string | undefined
}

/** A card of the official account; the first button is the one that leads on. In Thai, as all messages to customers. */
export function lineCard({ centre, title, texts, buttons, brand }: LineCard): FlexMessage {
  const colour = cardColour(brand)
  const words = (text: string, looks: object = {}): FlexPart => ({
    ...{ type: 'text', text, wrap: true, size: 'sm', color: muted },
    ...looks,
  })
  const said = texts.filter(({ text }) => text !== '')
  const box = (contents: FlexPart[], looks: Partial<FlexBox> = {}): FlexBox => ({
    ...{ type: 'box', layout: 'vertical', contents },
    ...looks,
  })
  const button = (each: CardButton, at: number): FlexPart => ({
    type: 'button',
    ...(at === 0
      ? // LINE writes white on a primary button, and dark on a secondary one.
        { style: colour.textIs === 'white' ? 'primary' : 'secondary', color: colour.ground }
      : { style: 'link', color: ink }),
    action:
      'uri' in each
        ? { type: 'uri', label: oneLine(each.label, 20), uri: each.uri }
        : {
            ...{ type: 'postback', label: oneLine(each.label, 20), displayText: each.says },
            data: writePostback(each.act, each.detail),
          },
  })
  return {
    type: 'flex',
    altText: oneLine([title, ...said.map(({ text }) => text)].join(' '), flexLimits.altText),
    contents: {
      type: 'bubble',
      header: box(
        [
          words(oneLine(centre, 60) || ' ', {
            weight: 'bold',
            color: colour.textIs === 'white' ? '#ffffff' : ink,
          }),
        ],
        { backgroundColor: colour.ground },
      ),
      body: box(
        [
          words(title, { weight: 'bold', size: 'lg', color: ink }),
          ...said.map(({ text, isStrong }) => words(text, isStrong ? { weight: 'bold', color: ink } : {})),
        ],
        { spacing: 'sm' },
      ),
      ...(buttons.length > 0 && { footer: box(buttons.map(button), { spacing: 'sm' }) }),
    },
  }
}
