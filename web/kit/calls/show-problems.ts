import { data, redirect } from 'react-router'
import { CallProblem, loginAddress } from './call.ts'

/** For what runs before every page: any refusal is the error page's to say, and leads nowhere. */
export async function sayRefusals<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
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
    if (error.status === 401)
      throw redirect(loginAddress(error.holder ? `/${error.holder}/login` : '/login', '/'))
    throw data(error.problem, { status: error.status })
  }
}
