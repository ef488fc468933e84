/** The part of LINE's Flex Messages that the shop writes. */
export type FlexMessage = { type: 'flex'; altText: string; contents: FlexBubble }

type FlexBubble = {
  type: 'bubble'
  header?: FlexBox
  hero?: FlexPicture
  body: FlexBox
  footer?: FlexBox
}

/** LINE takes JPEG and PNG alone, by https. */
type FlexPicture = {
  type: 'image'
  url: string
  size: 'full'
  aspectRatio: `${number}:${number}`
  aspectMode: 'cover' | 'fit'
}

export type FlexBox = {
  type: 'box'
  layout: 'vertical' | 'horizontal' | 'baseline'
  contents: FlexPart[]
  backgroundColor?: string
  cornerRadius?: FlexSpace
  paddingAll?: FlexSpace
  spacing?: FlexSpace
  margin?: FlexSpace
}

type FlexSpace = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'

type FlexText = {
  type: 'text'
  text: string
  weight?: 'bold'
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  color?: string
  wrap?: boolean
  margin?: FlexSpace
}

type FlexButton = {
  type: 'button'
  style: 'primary' | 'secondary' | 'link'
  color?: string
  action:
    | { type: 'uri'; label: string; uri: string }
    | { type: 'postback'; label: string; data: string; displayText: string }
}

export type FlexPart = FlexBox | FlexText | FlexButton

/** LINE's own limits: characters of the alternative text, bytes of one bubble. */
export const flexLimits = { altText: 400, bubble: 30 * 1024 }
