import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { addCardPictures } from './card-pictures.ts'

const year = 31_536_000
/** A worker has its own policy: only this one may compile WebAssembly, for barcodes (docs/decisions/0015). */
const barcodePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

const icons = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png']
const publicFiles = [...icons, 'share.png', 'manifest-th.webmanifest', 'manifest-en.webmanifest']

/** The service worker may only request our own files. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'"

/** Built assets with hashed names, and the shop's own pictures. */
export async function addAssets(
  app: FastifyInstance,
  { client, files }: { client: string | undefined; files: string },
): Promise<void> {
  if (client) {
    await addFolder(app, '/assets/', {
      root: join(client, 'assets'),
      preCompressed: true,
      setHeaders: (reply, path) => {
        if (/[\\/]barcode-worker-[^\\/]+\.js/.test(path))
          reply.header('content-security-policy', barcodePolicy)
      },
    })
    await app.register(async (scope) => {
      await scope.register(fastifyStatic, { root: client, serve: false, decorateReply: true })
      scope.get('/service-worker.js', (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .header('content-security-policy', serviceWorkerPolicy)
          .sendFile('service-worker.js'),
      )
      for (const name of publicFiles) {
        scope.get(`/${name}`, (_request, reply) =>
          reply.header('cache-control', 'public, max-age=3600').sendFile(name),
        )
      }
    })
  }
  await addFolder(app, '/files/', { root: files })
  await addCardPictures(app, files)
}

/** Routed here: the plugin's own route lists the folder for each request, which is most of its cost. */
async function addFolder(
  app: FastifyInstance,
  prefix: string,
  options: FastifyStaticOptions & { root: string },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      ...{ serve: false, immutable: true, maxAge: year * 1000, index: false as const },
      ...options,
    })
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params }, reply) =>
      reply.sendFile(`/${params['*']}`),
    )
  })
}
