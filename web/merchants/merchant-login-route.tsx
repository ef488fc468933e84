import { Store } from 'lucide-react'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { merchantLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { FormAlert } from '#web/kit/form-alert.tsx'
import { field, formProblem } from '#web/kit/form-problem.ts'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { safeReturn } from '#web/kit/safe-return.ts'
import { SignInFrame } from '#web/kit/sign-in-frame.tsx'
import { visitorContext } from '#web/kit/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const to = safeReturn(url.searchParams.get('to'), '/merchant')
  if (await context.get(visitorContext).findStaff()) throw redirect(to)
  return { to }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call } = context.get(visitorContext)
  const form = await request.formData()
  try {
    const { token, refreshToken } = await call(merchantLoginContract, {
      username: field(form, 'username').trim(),
      password: field(form, 'password'),
    })
    jar.set('merchantToken', token)
    jar.set('merchantRefresh', refreshToken)
    return redirect(safeReturn(field(form, 'to'), '/merchant'))
  } catch (error) {
    return formProblem(error)
  }
}

export default function MerchantLoginRoute() {
  const say = useMerchantWords()
  const { to } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const sending = useNavigation().state !== 'idle'
  return (
    <SignInFrame title={say('page.merchantLogin')} mark={<Store aria-hidden size={44} strokeWidth={1.5} className="text-primary-text" />}>
      <Form method="post" className="grid gap-4" noValidate>
        <input type="hidden" name="to" value={to} />
        <FormAlert message={problem?.message} />
        <TextField
          label={say('merchant.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordInput label={say('merchant.password')} name="password" autoComplete="current-password" />
        <Button type="submit" size="lg" wide loading={sending}>
          {say('merchant.signIn')}
        </Button>
      </Form>
    </SignInFrame>
  )
}
