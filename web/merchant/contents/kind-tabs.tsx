import { type ContentKind, editedKinds } from '#shop/merchant-contents/content-forms.ts'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { contentsAt } from './content-query.ts'

/** The kinds of contents, and the privacy policy, which has versions of its own. */
export function KindTabs({ current }: { current: ContentKind | 'policy' }) {
  const say = useContentWords()
  return (
    <ListTabs
      label={say('kinds')}
      tabs={[
        ...editedKinds.map((kind) => ({
          ...{ to: contentsAt({ kind }), text: say(`kind.${kind}`), current: kind === current },
        })),
        { to: officePaths.policies, text: say('kind.policy'), current: current === 'policy' },
      ]}
    />
  )
}
