import { createContext, useContext } from 'react'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import type { Board, ShownRun } from './board-plan.ts'

export const RidersContext = createContext<Board['riders']>([])

/** รอบ 2 · สมชาย */
export function useRunName(): (run: ShownRun) => string {
  const say = useDispatchWords()
  const riders = useContext(RidersContext)
  return ({ place, rider, saved }) => {
    const name =
      riders.find(({ mobile }) => mobile === rider)?.name ??
      (saved?.rider?.mobile === rider ? saved?.rider?.name : '')
    return [say('run.name', { run: place }), name].filter(Boolean).join(' · ')
  }
}
