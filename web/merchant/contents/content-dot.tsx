import type { ContentState } from '#shop/merchant-contents/content-state.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'

const tones: Record<ContentState | 'removed', string> = {
  draft: 'border-2 border-outline bg-card',
  scheduled: 'bg-secondary',
  live: 'bg-primary',
  over: 'bg-outline',
  removed: 'bg-danger',
}

export function ContentDot({ state }: { state: ContentState | 'removed' }) {
  const say = useContentWords()
  return <Dot tone={tones[state]} text={say(`state.${state}`)} />
}
