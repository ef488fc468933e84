import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { enterBy, lookAt } from './token-login.ts'
import { TokenLoginScreen } from './token-login-screen.tsx'

export function loader(args: LoaderFunctionArgs) {
  return lookAt('link', args)
}

export function action(args: ActionFunctionArgs) {
  return enterBy('link', args)
}

export default function TokenLoginRoute() {
  const say = useRegisterWords()
  const problem = useActionData<typeof action>()?.problem
  return <TokenLoginScreen title={say('token.title')} {...useLoaderData<typeof loader>()} problem={problem} />
}
