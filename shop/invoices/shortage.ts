/** Why less is delivered than was ordered; `gift` is said by the rule alone. */
export const shortageReasons = ['missing', 'damaged', 'asked', 'gift'] as const
export type ShortageReason = (typeof shortageReasons)[number]
/** Those that staff choose from. */
export const chosenReasons = ['missing', 'damaged', 'asked'] as const satisfies ShortageReason[]
export type ChosenReason = (typeof chosenReasons)[number]

/** A line of which less is there than was ordered. */
export type Shortage = { line: number; quantity: number; reason: ChosenReason }

/** What is missing or damaged leaves the stock; what the customer no longer wants stays on the shelf. */
export const leavesStock = (reason: ShortageReason): reason is 'missing' | 'damaged' =>
  reason === 'missing' || reason === 'damaged'
