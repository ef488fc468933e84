import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendPage } from '#sandbox/kit/page.ts'
import type { World } from '#sandbox/kit/world.ts'
import { localeOf } from '#shop/words/locale.ts'
import { authorizePage, wrongRequestPage } from './authorize-page.ts'
import {
  type AuthorizeRequest,
  readAuthorizeRequest,
  requestedLocale,
  returnAddress,
} from './authorize-request.ts'
import type { Grants } from './grants.ts'
import { demoPeople, type Person, personNamed } from './people.ts'
import type { Provider } from './provider.ts'

const choice = z.object({
  person: z.string().optional(),
  name: z.string().trim().max(60).optional(),
  email: z.email().optional().catch(undefined),
  cancel: z.string().optional(),
})

const denial = 'The resource owner denied the request.'

/** The sign-in page: shown on GET, submitted by POST with the same query. */
export function addAuthorize(
  app: FastifyInstance,
  world: World,
  { provider, grants }: { provider: Provider; grants: Grants },
): void {
  const { shop, switches, now } = world
  const path = `/${provider.name}${provider.paths.authorize}`

  function readOrAnswer(httpRequest: FastifyRequest, reply: FastifyReply): AuthorizeRequest | undefined {
    const read = readAuthorizeRequest(httpRequest.query, provider, shop())
    if ('refusal' in read) {
      const locale = localeOf(httpRequest.headers['accept-language'])
      sendPage(reply, wrongRequestPage({ provider, locale, origin: shop() }, read.refusal))
      return undefined
    }
    if ('error' in read) {
      goBack(reply, read.request, provider.errorQuery(read.error, read.description))
      return undefined
    }
    return read.request
  }

  function deny(reply: FastifyReply, request: AuthorizeRequest) {
    return goBack(reply, request, provider.errorQuery('access_denied', denial))
  }

  app.get(path, async (httpRequest, reply) => {
    const request = readOrAnswer(httpRequest, reply)
    if (!request) return reply
    if (switches.strikes('loginDenied')) return deny(reply, request)
    const locale = requestedLocale(request.ui_locales, localeOf(httpRequest.headers['accept-language']))
    return sendPage(reply, authorizePage({ provider, locale, origin: new URL(request.redirect_uri).origin }))
  })

  app.post(path, async (httpRequest, reply) => {
    const request = readOrAnswer(httpRequest, reply)
    if (!request) return reply
    const person = chosenPerson(httpRequest.body)
    if (!person || switches.strikes('loginDenied')) return deny(reply, request)
    const scopes = switches.strikes('loginWithoutEmail')
      ? request.scopes.filter((scope) => scope !== 'email')
      : request.scopes
    const code = grants.issueCode({
      person,
      scopes,
      clientId: request.client_id,
      signedInAt: now().getTime(),
      redirectUri: request.redirect_uri,
      challenge: request.code_challenge,
      nonce: request.nonce,
      authTime: request.max_age !== undefined,
    })
    return goBack(reply, request, {
      code,
      ...(request.bot_prompt ? { friendship_status_changed: 'false' } : {}),
    })
  })
}

/** Undefined when the page was cancelled. */
function chosenPerson(body: unknown): Person | undefined {
  const { person, name, email, cancel } = choice.catch({}).parse(body)
  if (cancel) return undefined
  return demoPeople.find(({ id }) => id === person) ?? (name ? personNamed(name, email) : undefined)
}

function goBack(reply: FastifyReply, request: AuthorizeRequest, answer: Record<string, string>) {
  return reply.header('cache-control', 'no-store').redirect(returnAddress(request, answer), 303)
}
