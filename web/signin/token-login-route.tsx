import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useShopWords } from '#web/words/words.tsx'
import { enterBy, lookAt } from './token-login.ts'
import { TokenLoginScreen } from './token-login-screen.tsx'

export function loader(args: LoaderFunctionArgs) {
  return lookAt('link', args)
}

export function action(args: ActionFunctionArgs) {
  return enterBy('link', args)
}

export default function TokenLoginRoute() {
  const say = useShopWords()
  const problem = useActionData<typeof action>()?.problem
  return <TokenLoginScreen title={say('page.tokenLogin')} {...useLoaderData<typeof loader>()} problem={problem} />
}
