export const contentStates = ['draft', 'scheduled', 'live', 'over'] as const
export type ContentState = (typeof contentStates)[number]

type Times = { isPublished: boolean; startsAt: string | null; endsAt: string | null }

/** What a content is at a moment: nobody has to do anything for it to begin or to end. */
export function stateOf({ isPublished, startsAt, endsAt }: Times, now: Date): ContentState {
  if (!isPublished) return 'draft'
  if (endsAt !== null && new Date(endsAt) <= now) return 'over'
  return startsAt !== null && new Date(startsAt) > now ? 'scheduled' : 'live'
}
