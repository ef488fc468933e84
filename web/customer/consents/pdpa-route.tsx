import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { eraseAccountContract } from '#shop/account/account-contracts.ts'
import {
  type ConsentPurpose,
  consentsContract,
  saveConsentContract,
} from '#shop/account/consent-contracts.ts'
import {
  messageChoicesContract,
  saveMessageChoicesContract,
} from '#shop/customer-messages/message-choices-contracts.ts'
import { messageKindNames } from '#shop/customer-messages/message-kinds.ts'
import { confirmStateContract } from '#shop/identity/confirm-contracts.ts'
import { policyContract } from '#shop/policies/policy-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { leadToConfirm } from '#web/kit/visit/confirm-first.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { PdpaScreen } from './pdpa-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, findShopper } = context.get(visitorContext)
  return showProblems(async () => {
    const shopper = await findShopper()
    const own = shopper?.kind === 'customer' && !shopper.actor
    // Without guest mode there is no token to load the policy with; the page then says where to find it.
    const policy = shopper ? await call(policyContract, {}) : null
    const requested = url.searchParams.get('ask')
    return {
      // A shop that never wrote one has a version all the same.
      policy: policy?.bodyTh || policy?.bodyEn ? policy : null,
      consents: own ? await call(consentsContract, {}) : null,
      messages: own ? await call(messageChoicesContract, {}) : null,
      who: own ? 'customer' : shopper?.actor ? 'acting' : 'guest',
      confirmed: own && (await call(confirmStateContract, {})).confirmed,
      asks: requested === 'erase' || requested === 'export' ? requested : undefined,
      erased: url.searchParams.get('erased') === 'Y' && !own,
    } as const
  })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call, findShopper, jar } = context.get(visitorContext)
  const form = await request.formData()
  const shopper = await findShopper()
  if (shopper?.kind !== 'customer') return redirect(withQuery(paths.login, { to: paths.pdpa }))
  const { customerCode, saleUnit } = shopper.user
  const version = field(form, 'version') || undefined
  const save = (purpose: ConsentPurpose, given: boolean) =>
    call(saveConsentContract, { customerCode, saleUnit, given, purpose, version })
  try {
    switch (field(form, 'do')) {
      case 'erase':
        await call(eraseAccountContract, {})
        for (const name of ['customerToken', 'customerRefresh'] as const) jar.set(name, '')
        return redirect(withQuery(paths.pdpa, { erased: 'Y' }))
      case 'accept':
        await save('service', true)
        await save('marketing', field(form, 'marketing') === 'Y')
        break
      case 'agree':
        await save('service', true)
        break
      case 'message language':
        await call(saveMessageChoicesContract, {
          ...{ language: field(form, 'language') === 'en' ? 'en' : 'th', isDeclined: false },
        })
        break
      case 'message kind': {
        const kind = messageKindNames.find((each) => each === field(form, 'kind'))
        await call(saveMessageChoicesContract, { kind, isDeclined: field(form, 'wanted') !== 'Y' })
        break
      }
      default:
        await save('marketing', field(form, 'given') === 'Y')
    }
    return { problem: undefined }
  } catch (error) {
    return leadToConfirm(error, withQuery(paths.pdpa, { ask: 'erase' })) ?? formProblem(error)
  }
}

export default function PdpaRoute() {
  const answer = useActionData<typeof action>()
  return <PdpaScreen {...useLoaderData<typeof loader>()} problem={answer?.problem} />
}
