import { data, redirect } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { CallProblem } from './call.ts'

const signInPages = { merchant: merchantPaths.login, rider: riderPaths.login }

/** For what runs before every page: a refusal shows the error page and never redirects. */
export async function sayRefusals<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof CallProblem) throw data(error.problem, { status: error.status })
    throw error
  }
}

/** Runs a loader: a refusal becomes the error page, and whoever is signed out goes to the sign-in page of their area. */
export async function showProblems<Data>(load: () => Promise<Data>): Promise<Data> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    if (error.status === 401) throw redirect(error.holder ? signInPages[error.holder] : paths.login)
    throw data(error.problem, { status: error.status })
  }
}
