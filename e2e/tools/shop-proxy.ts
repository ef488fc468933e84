import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Exchange = { request: IncomingMessage; answer: ServerResponse }
type Matches = (incoming: IncomingMessage) => boolean

export type ShopProxy = {
  url: string
  /** Requests of this kind wait until they are released. */
  hold: (matches: Matches) => { hasRequest: () => boolean; release: () => void }
  /** Answers of this kind come half, and break off when the signal drops; no more of them come then. */
  halve: (matches: Matches) => { dropSignal: () => void }
  /** The shop gets the next requests of this kind, but so many of its answers never come back. */
  loseAnswers: (matches: Matches, count: number) => { lost: () => number }
  close: () => Promise<void>
}

/** Stands between a browser and the shop as a phone's network does: an answer may come late, or break off half-way. */
export async function startShopProxy(shop: string): Promise<ShopProxy> {
  const rules: { matches: Matches; take: (exchange: Exchange) => void }[] = []
  const pass = (exchange: Exchange) => void passOn(shop, exchange).catch(() => exchange.answer.destroy())
  const server = createServer((incoming, answer) => {
    const take = rules.find(({ matches }) => matches(incoming))?.take ?? pass
    take({ request: incoming, answer })
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (matches) => {
      const held: Exchange[] = []
      const rule = { matches, take: (exchange: Exchange) => void held.push(exchange) }
      rules.push(rule)
      const release = () => {
        rule.take = pass
        held.forEach(pass)
      }
      return { hasRequest: () => held.length > 0, release }
    },
    halve: (matches) => {
      const dropped = new AbortController()
      const take = ({ request: incoming, answer }: Exchange) => {
        if (dropped.signal.aborted) return void answer.destroy()
        dropped.signal.addEventListener('abort', () => answer.destroy())
        passHalf(shop, { request: incoming, answer }).catch(() => answer.destroy())
      }
      rules.push({ matches, take })
      return { dropSignal: () => dropped.abort() }
    },
    loseAnswers: (matches, count) => {
      let lost = 0
      const take = (exchange: Exchange) => {
        if (lost >= count) return pass(exchange)
        lost += 1
        void forward(shop, exchange.request)
          .then((answer) => answer.toArray())
          .finally(() => exchange.answer.destroy())
      }
      rules.push({ matches, take })
      return { lost: () => lost }
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Asks the shop what the browser asked; the host the browser knows goes along, since forms are taken only from there. */
function forward(shop: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const sent = request(
      `${shop}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      done,
    ).on('error', fail)
    incoming.pipe(sent)
  })
}

async function passOn(shop: string, { request: incoming, answer }: Exchange): Promise<void> {
  const answerOfShop = await forward(shop, incoming)
  answer.writeHead(answerOfShop.statusCode ?? 502, answerOfShop.rawHeaders)
  answerOfShop.on('error', () => answer.destroy()).pipe(answer)
}

async function passHalf(shop: string, { request: incoming, answer }: Exchange): Promise<void> {
  const answerOfShop = await forward(shop, incoming)
  const body = Buffer.concat(await answerOfShop.toArray())
  if (answer.destroyed) return
  answer.writeHead(answerOfShop.statusCode ?? 502, answerOfShop.rawHeaders)
  answer.write(body.subarray(0, body.length / 2))
}
