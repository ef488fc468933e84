import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as messagePaths from '#web/paths/message-paths.ts'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'

const tabs = {
  templates: messagePaths.templates,
  log: messagePaths.messageLog,
  settings: messagePaths.messageSettings,
} as const
type Tab = keyof typeof tabs

/** The words, what went out, and when and by what. */
export function MessageTabs({ current }: { current: Tab }) {
  const say = useMessageWords()
  return (
    <ListTabs
      label={say('tabs')}
      tabs={(Object.keys(tabs) as Tab[]).map((tab) => ({
        ...{ to: tabs[tab], text: say(`tab.${tab}`), current: tab === current },
      }))}
    />
  )
}
