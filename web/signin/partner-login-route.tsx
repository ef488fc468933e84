import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useShopWords } from '#web/words/words.tsx'
import { enterBy, lookAt } from './token-login.ts'
import { TokenLoginScreen } from './token-login-screen.tsx'

export function loader(args: LoaderFunctionArgs) {
  return lookAt('partner', args)
}

export function action(args: ActionFunctionArgs) {
  return enterBy('partner', args)
}

export default function PartnerLoginRoute() {
  const say = useShopWords()
  const problem = useActionData<typeof action>()?.problem
  return <TokenLoginScreen title={say('page.partnerLogin')} {...useLoaderData<typeof loader>()} problem={problem} />
}
