import { z } from 'zod'

const size = z
  .strictObject({
    width: z.int().min(800, 'must be between 800 and 2500').max(2_500, 'must be between 800 and 2500'),
    height: z.int().min(250, 'must be 250 or more'),
  })
  .refine(({ width, height }) => width / height >= 1.45, 'the aspect ratio must be 1.45 or more')
const bounds = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
})
const label = z.string().max(20, 'Length must be between 0 and 20').optional()
const action = z.discriminatedUnion('type', [
  z.strictObject({
    ...{ type: z.literal('uri'), label },
    uri: z
      .string()
      .max(1_000)
      .regex(/^(https?:\/\/|line:\/\/|tel:)/, 'invalid uri scheme'),
  }),
  z.strictObject({
    ...{ type: z.literal('postback'), label },
    data: z.string().min(1, 'May not be empty').max(300, 'Length must be between 0 and 300'),
    displayText: z.string().max(300).optional(),
  }),
  z.strictObject({ type: z.literal('message'), label, text: z.string().min(1).max(300) }),
])

/** A rich menu as LINE accepts it. */
export const richMenu = z
  .strictObject({
    size,
    selected: z.boolean(),
    name: z.string().min(1, 'May not be empty').max(300, 'Length must be between 0 and 300'),
    chatBarText: z.string().min(1, 'May not be empty').max(14, 'Length must be between 0 and 14'),
    areas: z.array(z.strictObject({ bounds, action })).max(20, 'Size must be between 0 and 20'),
  })
  .superRefine(({ size, areas }, context) => {
    for (const [index, { bounds }] of areas.entries())
      if (bounds.x + bounds.width > size.width || bounds.y + bounds.height > size.height)
        context.addIssue({
          code: 'custom',
          path: ['areas', index, 'bounds'],
          message: 'must be inside the rich menu',
        })
  })
export type RichMenu = z.output<typeof richMenu>

export const userId = z.string().regex(/^U[0-9a-f]{32}$/)
export const bulk = z.object({
  richMenuId: z.string().min(1),
  userIds: z
    .array(userId)
    .min(1, 'Size must be between 1 and 500')
    .max(500, 'Size must be between 1 and 500'),
})
