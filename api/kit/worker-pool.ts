import { Worker } from 'node:worker_threads'

/** A task got no answer: it took too long, its worker crashed, or too many were waiting. */
class NoAnswer extends Error {}

type PoolOptions = {
  /** The worker's module; it answers each message with exactly one. */
  file: URL
  most: number
  /** Milliseconds one task may take once it has begun. */
  patience: number
  waiting?: number
  /** Megabytes one worker may hold. */
  memory?: number
}
type Task<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (why: NoAnswer) => void
}

/** Threads started when first needed; one that crashes or hangs costs its own task, and is replaced. */
export function makeWorkerPool<Question, Answer>({
  file,
  most,
  patience,
  waiting = 100,
  memory = 256,
}: PoolOptions) {
  const queue: Task<Question, Answer>[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  function start(): Worker {
    // Flags of this process, such as a test runner's, are not for the worker.
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } })
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
      next()
    })
    return worker
  }

  function next(): void {
    if (closed || queue.length === 0) return
    const worker = idle.pop() ?? (all.size < most ? start() : undefined)
    const task = worker && queue.shift()
    if (task) give(worker, task)
  }

  function give(worker: Worker, { question, resolve, reject }: Task<Question, Answer>): void {
    const end = () => {
      clearTimeout(timer)
      worker.removeAllListeners('message').removeAllListeners('error').off('exit', exited)
    }
    const fail = (why: string) => {
      end()
      // A late error of a worker that is already given up must not end the process.
      worker.on('error', () => {})
      reject(new NoAnswer(why))
      void worker.terminate()
    }
    const exited = () => fail('the worker ended')
    const timer = setTimeout(() => fail(`no answer within ${patience} ms`), patience)
    worker.once('message', (answer: Answer) => {
      end()
      worker.on('error', () => {})
      // An idle worker does not keep the process alive.
      worker.unref()
      idle.push(worker)
      resolve(answer)
      next()
    })
    worker.once('error', (error) => fail(error.message))
    worker.once('exit', exited)
    worker.ref()
    worker.postMessage(question)
  }

  return {
    run: (question: Question): Promise<Answer> =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= waiting)
          return reject(new NoAnswer(closed ? 'closed' : 'too many are waiting'))
        queue.push({ question, resolve, reject })
        next()
      }),
    close: async (): Promise<void> => {
      closed = true
      for (const { reject } of queue.splice(0)) reject(new NoAnswer('closed'))
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
