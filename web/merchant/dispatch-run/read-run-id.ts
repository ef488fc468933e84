import { data } from 'react-router'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'

/** An address that names no run shows the page of one that is not there. */
export function readRunId({ run = '' }: Readonly<Record<string, string | undefined>>): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(run)) return run.toLowerCase()
  const { code, status, th } = deliveriesProblems.noRun
  throw data({ Code: code, Message: th }, { status })
}
