import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { readEnvironment } from '#start/settings/environment.ts'
import { startShop } from './shop.ts'

/**
 * For development: pages rebuild on change. API and rules load at start; use `node --watch` to restart on
 * their changes.
 */
const shop = await startShop(readEnvironment(process.env), {
  say: console.log,
  develop: async (app) => {
    const vite = await createServer({
      root: fileURLToPath(new URL('..', import.meta.url)),
      server: { middlewareMode: true },
      appType: 'custom',
    })
    app.addHook('onRequest', (request, reply, done) => {
      if (!/^\/(@|node_modules|web\/|shop\/|__|assets)/.test(request.url)) return done()
      reply.raw.removeHeader('content-security-policy')
      vite.middlewares(request.raw, reply.raw, () => done())
    })
    app.addHook('onClose', () => vite.close())
    return async () => ({
      build: (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
      words: {},
    })
  },
})
console.log(`Sangdai for working: ${shop.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void shop.stop().then(() => process.exit(0)))
