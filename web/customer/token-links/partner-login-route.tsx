import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { enterBy, lookAt } from './token-login.ts'
import { TokenLoginScreen } from './token-login-screen.tsx'

export function loader(args: LoaderFunctionArgs) {
  return lookAt('partner', args)
}

export function action(args: ActionFunctionArgs) {
  return enterBy('partner', args)
}

export default function PartnerLoginRoute() {
  const say = useRegisterWords()
  const problem = useActionData<typeof action>()?.problem
  return (
    <TokenLoginScreen title={say('token.partner')} {...useLoaderData<typeof loader>()} problem={problem} />
  )
}
