import type { FastifyInstance } from 'fastify'

const formType = 'application/x-www-form-urlencoded'

/** The gateways accept forms as well as JSON, and an OAuth token request is always a form. */
export function acceptForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser(formType)) app.removeContentTypeParser(formType)
  app.addContentTypeParser(
    formType,
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
}
