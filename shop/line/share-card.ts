import { cardColour } from '../delivery-messages/card-colour.ts'
import { type FlexMessage, flexLimits } from '../delivery-messages/flex-message.ts'
import { oneLine } from '../delivery-messages/message-text.ts'

/** A page of the shop that somebody hands on to a friend. */
export type SharedPage = {
  title: string
  text?: string | undefined
  /** The address of a JPEG; LINE shows none without TLS. */
  picture?: string | undefined
  /** What the button that opens it says. */
  open: string
  link: string
  shop: string
}

const ink = '#16211b'
const muted = '#59635d'

/** The card that friends see in LINE. */
export function shareCard(
  { title, text, picture, open, link, shop }: SharedPage,
  brand?: string,
): FlexMessage {
  const colour = cardColour(brand)
  const [name, about] = [oneLine(title, 120) || oneLine(shop, 60), text ? oneLine(text, 300) : '']
  const words = { type: 'text', wrap: true, size: 'sm', color: muted } as const
  return {
    type: 'flex',
    altText: oneLine([name, about].filter(Boolean).join(' · '), flexLimits.altText),
    contents: {
      type: 'bubble',
      ...(picture?.startsWith('https://') && {
        hero: { type: 'image', url: picture, size: 'full', aspectRatio: '1:1', aspectMode: 'fit' } as const,
      }),
      body: {
        ...{ type: 'box', layout: 'vertical', spacing: 'sm' },
        contents: [
          { ...words, text: oneLine(shop, 60) },
          { ...words, text: name, weight: 'bold', size: 'lg', color: ink },
          ...(about ? [{ ...words, text: about }] : []),
        ],
      },
      footer: {
        ...{ type: 'box', layout: 'vertical' },
        contents: [
          {
            type: 'button',
            // LINE writes white on a primary button, and dark on a secondary one.
            style: colour.textIs === 'white' ? 'primary' : 'secondary',
            color: colour.ground,
            action: { type: 'uri', label: oneLine(open, 40), uri: link },
          },
        ],
      },
    },
  }
}
