import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const paths = ['/', '/en', '/product?p=a', '/rest/authen/user/login/guest', '/healthz']

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request(url, { agent }, (answer) => {
      answer.on('error', fail).on('end', () => done(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.on('error', fail).end()
  })
}

/** Sends requests over kept and new connections while a shop is ready, and reports failures. */
export function startBalancer(url: string) {
  const connections = new Agent({ keepAlive: true, maxSockets: 4 })
  const failed: string[] = []
  let [answered, drained] = [0, false]
  const visit = async (agent: () => Agent) => {
    for (let turn = 0; !drained; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const status = await ask(`${url}${path}`, agent()).catch((error: Error) => error.message)
      if (status === 200) answered += 1
      else failed.push(`${path}: ${status}`)
    }
  }
  const watch = async () => {
    while (!drained) {
      const status = await ask(`${url}/readyz`, new Agent()).catch((error: Error) => error.message)
      drained = status !== 200
      if (status !== 200 && status !== 503) failed.push(`/readyz: ${status}`)
      await sleep(100)
    }
  }
  const done = Promise.all([
    visit(() => connections),
    visit(() => connections),
    visit(() => new Agent()),
    watch(),
  ])
  return {
    answered: () => answered,
    hasDrained: () => drained,
    failed: done.then(() => failed),
    until: async (reached: () => boolean) => {
      for (let waited = 0; waited < 20_000 && !reached(); waited += 20) await sleep(20)
    },
  }
}
