import { redirect } from 'react-router'
import { z } from 'zod'
import { secondFactorProblems } from '#shop/second-factor/second-factor-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { Jar } from '#web/kit/visit/jar.ts'
import * as officePaths from '#web/paths/office-paths.ts'

const asked = z.object({ ticket: z.string(), need: z.enum(['code', 'setup']) })
const schema = asked.extend({ to: z.string() })
type WaitingSignIn = z.infer<typeof schema>

/** Where a refused sign-in goes on if only the second factor is missing; undefined for every other refusal. */
export function askSecondFactor(jar: Jar, error: unknown, to: string): Response | undefined {
  if (!(error instanceof CallProblem) || error.problem.Code !== secondFactorProblems.needed.code)
    return undefined
  const details = asked.safeParse(error.problem.Details)
  if (!details.success) return undefined
  jar.set('secondFactor', Buffer.from(JSON.stringify({ ...details.data, to })).toString('base64url'))
  return redirect(officePaths.loginCode)
}

export function findWaitingSignIn(jar: Jar): WaitingSignIn | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(jar.get('secondFactor') ?? '', 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
