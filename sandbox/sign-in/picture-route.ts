import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { html } from '#sandbox/kit/html.ts'
import { firstLetter, type Person } from './people.ts'

const pictureParams = z.object({ letter: z.string().max(8) })

/** A generated portrait: the first letter of a name on leaf green. */
export function addPicture(app: FastifyInstance): void {
  app.get('/picture/:letter', async (request, reply) => {
    const { letter } = pictureParams.parse(request.params)
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(
        html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#0b7a3b"/><text x="48" y="62" font-size="40" font-family="sans-serif" text-anchor="middle" fill="#fff">${letter}</text></svg>`
          .text,
      )
  })
}

export function pictureUrl(origin: string, { name }: Person): string {
  return `${origin}/sandbox/picture/${encodeURIComponent(firstLetter(name))}`
}
