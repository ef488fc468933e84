import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

const year = 31_536_000
const side = 800
// A shared card is opened by many within minutes.
const recent = new LRUCache<string, Promise<Buffer | undefined>>({ max: 100 })

/** The shop's public pictures as JPEG, the only format that cards in LINE show. Stored ones never change. */
export async function addCardPictures(app: FastifyInstance, folder: string): Promise<void> {
  app.get<{ Params: { '*': string } }>('/card-pictures/*', async ({ params }, reply) => {
    const name = /^((?:products|promotions|contents)\/[\w-]+)\.jpg$/.exec(params['*'])?.[1]
    const picture = name && (await findPicture(join(folder, `${name}.webp`)))
    if (!picture) return reply.code(404).type('text/plain').send('No such picture')
    return reply
      .type('image/jpeg')
      .header('cache-control', `public, max-age=${year}, immutable`)
      .send(picture)
  })
}

function findPicture(file: string): Promise<Buffer | undefined> {
  const making = recent.get(file) ?? makeJpeg(file)
  recent.set(file, making)
  return making
}

async function makeJpeg(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) {
    recent.delete(file)
    return undefined
  }
  return sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer()
}
