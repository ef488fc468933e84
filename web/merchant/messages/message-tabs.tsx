import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'

const tabs = {
  templates: officePaths.messages,
  log: officePaths.messageLog,
  settings: officePaths.messageSettings,
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
