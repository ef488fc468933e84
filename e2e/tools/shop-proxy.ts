import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Exchange = { asked: IncomingMessage; answer: ServerResponse }
type Wanted = (asked: IncomingMessage) => boolean

export type ShopProxy = {
  url: string
  /** Requests of this kind wait until they are released. */
  hold: (wanted: Wanted) => { isAsked: () => boolean; release: () => void }
  /** Answers of this kind come half, and break off when the signal drops; no more of them come then. */
  halve: (wanted: Wanted) => { dropSignal: () => void }
  close: () => Promise<void>
}

/** Stands between a browser and the shop as a phone's network does: an answer may come late, or break off half-way. */
export async function startShopProxy(shop: string): Promise<ShopProxy> {
  const rules: { wanted: Wanted; take: (exchange: Exchange) => void }[] = []
  const pass = (exchange: Exchange) => void passOn(shop, exchange).catch(() => exchange.answer.destroy())
  const server = createServer((asked, answer) => {
    const take = rules.find(({ wanted }) => wanted(asked))?.take ?? pass
    take({ asked, answer })
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (wanted) => {
      const held: Exchange[] = []
      const rule = { wanted, take: (exchange: Exchange) => void held.push(exchange) }
      rules.push(rule)
      const release = () => {
        rule.take = pass
        held.forEach(pass)
      }
      return { isAsked: () => held.length > 0, release }
    },
    halve: (wanted) => {
      const dropped = new AbortController()
      const take = ({ asked, answer }: Exchange) => {
        if (dropped.signal.aborted) return void answer.destroy()
        dropped.signal.addEventListener('abort', () => answer.destroy())
        passHalf(shop, { asked, answer }).catch(() => answer.destroy())
      }
      rules.push({ wanted, take })
      return { dropSignal: () => dropped.abort() }
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Asks the shop what the browser asked; the host the browser knows goes along, since forms are taken only from there. */
function askShop(shop: string, asked: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const sent = request(`${shop}${asked.url}`, { method: asked.method, headers: asked.headers }, done).on(
      'error',
      fail,
    )
    asked.pipe(sent)
  })
}

async function passOn(shop: string, { asked, answer }: Exchange): Promise<void> {
  const told = await askShop(shop, asked)
  answer.writeHead(told.statusCode ?? 502, told.rawHeaders)
  told.on('error', () => answer.destroy()).pipe(answer)
}

async function passHalf(shop: string, { asked, answer }: Exchange): Promise<void> {
  const told = await askShop(shop, asked)
  const body = Buffer.concat(await told.toArray())
  if (answer.destroyed) return
  answer.writeHead(told.statusCode ?? 502, told.rawHeaders)
  answer.write(body.subarray(0, body.length / 2))
}
