import { type ActionFunctionArgs, redirect } from 'react-router'
import { refreshContract } from '#shop/identity/sign-in-contracts.ts'
import { field } from '#web/kit/form-problem.ts'
import { visitorContext } from '#web/kit/visitor.ts'

export function loader() {
  return redirect('/merchant')
}

/** Goes to work in another centre of one's own: the same session, a token for that centre. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call } = context.get(visitorContext)
  const saleUnit = field(await request.formData(), 'saleUnit')
  const { token } = await call(refreshContract, { refreshToken: jar.get('merchantRefresh') ?? '', saleUnit })
  jar.set('merchantToken', token)
  jar.set('clientToken', '')
  return redirect('/merchant')
}
