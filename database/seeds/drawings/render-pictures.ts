import type { ChildProcess } from 'node:child_process'
import type { Picture, Rendered } from '#database/seeds/drawings/renderer.ts'

type RenderOptions = {
  renderers: number
  startRenderer: () => ChildProcess
  save: (rendered: Rendered) => Promise<void>
}
type Task = { picture: Picture; crashes: number }

const crashesAllowed = 2

/**
 * Renders every drawing once; a crashed renderer's work goes to another. A drawing that crashes three
 * renderers is an error.
 */
export async function renderPictures(
  pictures: readonly Picture[],
  { renderers, startRenderer, save }: RenderOptions,
): Promise<void> {
  const waiting: Task[] = pictures.map((picture) => ({ picture, crashes: 0 })).reverse()
  const failures: unknown[] = []
  const fail = (failure: unknown) => {
    failures.push(failure)
    waiting.length = 0
  }
  const work = async () => {
    while (waiting.length > 0) {
      const { left, reason } = await keepBusy(startRenderer(), { waiting, save, fail })
      if (failures.length > 0) return
      // A renderer works in order, so the first unfinished drawing is the one it crashed on.
      const [crashedOn] = left
      if (crashedOn && ++crashedOn.crashes > crashesAllowed)
        fail(
          new Error(
            `Cannot render ${crashedOn.picture.name}: its renderer stopped early ${crashedOn.crashes} times (${reason})`,
          ),
        )
      else waiting.push(...left.reverse())
    }
  }
  await Promise.all(Array.from({ length: Math.min(renderers, pictures.length) }, work))
  if (failures.length > 0) throw failures[0]
}

type Desk = { waiting: Task[]; save: RenderOptions['save']; fail: (failure: unknown) => void }

/** Sends drawings to a renderer until none wait or it has ended; returns the unfinished ones. */
function keepBusy(
  child: ChildProcess,
  { waiting, save, fail }: Desk,
): Promise<{ left: Task[]; reason: unknown }> {
  return new Promise((resolve) => {
    const inHand: Task[] = []
    const saves: Promise<void>[] = []
    const next = () => {
      const task = waiting.pop()
      if (task) {
        inHand.push(task)
        child.send(task.picture)
      } else if (inHand.length === 0 && child.connected) child.disconnect()
    }
    child.on('message', (answer: Rendered | { name: string; failure: string }) => {
      inHand.shift()
      if ('failure' in answer) fail(new Error(`Cannot render ${answer.name}: ${answer.failure}`))
      else saves.push(save(answer).catch(fail))
      next()
    })
    const end = (reason: unknown) => void Promise.all(saves).then(() => resolve({ left: inHand, reason }))
    // Messages may still arrive after `exit`, but none after `disconnect`.
    const answered = new Promise<void>((done) => child.once('disconnect', done))
    child.once('exit', (code, signal) => void answered.then(() => end(signal ?? code)))
    // Sending to a crashed renderer fails too, but `exit` reports its end.
    child.on('error', (error) => child.pid === undefined && end(error.message))
    // Two at a time, so that the next drawing is ready when one is done.
    next()
    next()
  })
}
