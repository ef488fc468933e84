import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

/** Between what managers arrange for visits: surveys and photo groups. */
export function OfficeTabs({ current }: { current: 'surveys' | 'photoGroups' }) {
  const say = useVisitWords()
  const tabs = { surveys: visitPaths.surveys, photoGroups: visitPaths.photoGroups }
  const tab = (name: keyof typeof tabs) => ({
    ...{ to: tabs[name], text: say(`visit.${name}`), current: current === name },
  })
  return <ListTabs label={say('visit.manage')} tabs={[tab('surveys'), tab('photoGroups')]} />
}
