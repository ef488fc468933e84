import { z } from 'zod'

const bubbleLimit = 30 * 1024
const colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, 'invalid property')
const space = z
  .string()
  .regex(/^(none|xs|sm|md|lg|xl|xxl|\d+(\.\d+)?(px|%))$/, 'invalid property')
  .optional()
const size = z
  .string()
  .regex(/^(xxs|xs|sm|md|lg|xl|xxl|3xl|4xl|5xl|full|\d+(\.\d+)?(px|%))$/, 'invalid property')
  .optional()
const words = (longest: number) =>
  z
    .string('must be specified')
    .refine((text) => text.trim() !== '', 'must be non-empty text')
    .max(longest, `must not be longer than ${longest} characters`)
const place = {
  flex: z.number().int().min(0).optional(),
  margin: space,
  position: z.enum(['relative', 'absolute']).optional(),
  ...{ offsetTop: space, offsetBottom: space, offsetStart: space, offsetEnd: space },
}

const label = words(40)
const action = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('uri'),
      label: label.optional(),
      uri: words(1_000).regex(/^(https?:\/\/|line:\/\/|tel:)/, 'invalid uri scheme'),
      altUri: z.unknown().optional(),
    }),
    z.strictObject({
      type: z.literal('postback'),
      label: label.optional(),
      data: words(300),
      displayText: z.string().max(300).optional(),
    }),
    z.strictObject({ type: z.literal('message'), label: label.optional(), text: words(300) }),
  ],
  'must be specified',
)

const align = z.enum(['start', 'end', 'center']).optional()
const looks = {
  size,
  color: colour.optional(),
  weight: z.enum(['regular', 'bold']).optional(),
  style: z.enum(['normal', 'italic']).optional(),
  decoration: z.enum(['none', 'underline', 'line-through']).optional(),
}
const span = z.strictObject({ type: z.literal('span'), text: words(2_000), ...looks })
const text = z
  .strictObject({
    ...{ type: z.literal('text'), ...place, ...looks, align, action: action.optional() },
    text: words(2_000).optional(),
    contents: z.array(span).optional(),
    gravity: z.enum(['top', 'bottom', 'center']).optional(),
    wrap: z.boolean().optional(),
    maxLines: z.number().int().min(0).optional(),
    lineSpacing: z.string().optional(),
    ...{ adjustMode: z.literal('shrink-to-fit').optional(), scaling: z.boolean().optional() },
  })
  .refine((part) => part.text !== undefined || part.contents !== undefined, {
    ...{ message: 'must be specified', path: ['text'] },
  })
const button = z
  .strictObject({
    ...{ type: z.literal('button'), ...place, action, color: colour.optional() },
    style: z.enum(['primary', 'secondary', 'link']).optional(),
    height: z.enum(['sm', 'md']).optional(),
    gravity: z.enum(['top', 'bottom', 'center']).optional(),
    ...{ adjustMode: z.literal('shrink-to-fit').optional(), scaling: z.boolean().optional() },
  })
  .refine((part) => part.action.label, { message: 'must be specified', path: ['action', 'label'] })
const picture = z.looseObject({ url: words(2_000).regex(/^https:\/\//, 'invalid uri scheme') })
const leaf = z.discriminatedUnion('type', [
  text,
  button,
  z.strictObject({ type: z.literal('separator'), margin: space, color: colour.optional() }),
  z.strictObject({ type: z.literal('filler'), flex: z.number().optional() }),
  picture.extend({ type: z.literal('image') }),
  picture.extend({ type: z.literal('icon') }),
])
const boxLooks = {
  layout: z.enum(['horizontal', 'vertical', 'baseline'], 'invalid property'),
  ...{
    backgroundColor: colour.optional(),
    borderColor: colour.optional(),
    borderWidth: z.string().optional(),
  },
  ...{ cornerRadius: space, width: size, maxWidth: size, height: size, maxHeight: size, spacing: space },
  ...{ paddingAll: space, paddingTop: space, paddingBottom: space, paddingStart: space, paddingEnd: space },
  ...{ action: action.optional(), background: z.unknown().optional() },
  justifyContent: z.string().optional(),
  alignItems: z.string().optional(),
}
const looksOfBox = z.object({ type: z.literal('box'), ...place, ...boxLooks })
type FlexBox = z.output<typeof looksOfBox> & { contents: FlexPart[] }
export type FlexPart = z.output<typeof leaf> | FlexBox

const box = z.strictObject({
  ...looksOfBox.shape,
  contents: z.lazy((): z.ZodType<FlexPart[]> => z.array(part, 'must be specified')),
})
const part: z.ZodType<FlexPart> = z.discriminatedUnion('type', [box, ...leaf.options], 'invalid type')

const bubble = z
  .strictObject({
    type: z.literal('bubble'),
    size: z.enum(['nano', 'micro', 'deca', 'hecto', 'kilo', 'mega', 'giga']).optional(),
    direction: z.enum(['ltr', 'rtl']).optional(),
    ...{ header: box.optional(), body: box.optional(), footer: box.optional() },
    hero: part.optional(),
    styles: z.unknown().optional(),
    action: action.optional(),
  })
  .refine((all) => all.header || all.hero || all.body || all.footer, 'at least one block must be specified')
  .refine((all) => Buffer.byteLength(JSON.stringify(all)) <= bubbleLimit, 'bubble is larger than 30 KB')

/** The contents of a Flex Message, as LINE accepts them. */
export const flexContents = z.discriminatedUnion(
  'type',
  [bubble, z.strictObject({ type: z.literal('carousel'), contents: z.array(bubble).min(1).max(12) })],
  'invalid type',
)

export type FlexContents = z.output<typeof flexContents>
export type FlexBubble = z.output<typeof bubble>
