import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { lookAtTokenContract, tokenLoginContract } from '#shop/sign-in/token-link-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { pendingPath } from '#web/kit/visit/pending-path.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'

type Kind = 'link' | 'partner'

/** Shows whom the link signs in. Opening it does not use it up, since messengers open links for previews. */
export async function lookAt(kind: Kind, { url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const token = url.searchParams.get('token') ?? ''
  try {
    const { name } = await call(lookAtTokenContract, { token: token || '-', kind })
    return { token, name, trouble: undefined }
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return {
      token: '',
      name: '',
      trouble: {
        message: error.problem.Message,
        mayRegister: error.problem.Code === 'signin.unknownToPartner',
      },
    }
  }
}

export async function enterBy(kind: Kind, { request, context }: ActionFunctionArgs) {
  const { call, jar } = context.get(visitorContext)
  try {
    const signedIn = await call(tokenLoginContract, {
      token: field(await request.formData(), 'token') || '-',
      kind,
    })
    saveSignIn(jar, 'customer', signedIn)
    jar.set('clientToken', '')
    return redirect(signedIn.firstTime ? paths.profileSetup : paths.home)
  } catch (error) {
    const pending = pendingPath(error)
    if (pending) return redirect(pending)
    return formProblem(error)
  }
}
