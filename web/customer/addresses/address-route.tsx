import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { AddressDraft, AddressType } from '#shop/account/address.ts'
import {
  addAddressContract,
  defaultAddressContract,
  deleteAddressContract,
  deliveryAddressesContract,
  restoreAddressContract,
  updateAddressContract,
} from '#shop/account/address-contracts.ts'
import { degrees } from '#web/customer/registration/registration-form.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { AddressFormScreen } from './address-form-screen.tsx'
import { type AddressAnswer, AddressListScreen } from './address-list-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

/** The page that requested a new address and continues with it. */
const returnPaths: Record<string, string> = { checkout: paths.checkout, advance: paths.advanceCheckout }
const returnPathOf = (url: URL) => {
  const name = url.searchParams.get('for') ?? ''
  return Object.hasOwn(returnPaths, name) ? (returnPaths[name] ?? null) : null
}

/** One page with three views by query: the list, `?edit=` an address, `?add=S` or `?add=B`. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, findShopper } = context.get(visitorContext)
  return showProblems(async () => {
    const [{ addresses }, shopper] = await Promise.all([call(deliveryAddressesContract, {}), findShopper()])
    const adding = url.searchParams.get('add')
    return {
      addresses,
      editing: addresses.find(({ id }) => id === url.searchParams.get('edit')) ?? null,
      adding:
        adding === 'S' || adding === 'B'
          ? adding
          : adding === 'C' && !addresses.some(({ type }) => type === 'C')
            ? 'C'
            : null,
      returnTo: returnPathOf(url),
      shop: shopper
        ? { name: shopper.user.name, phone: shopper.user.mobile, taxNumber: shopper.user.taxNumber }
        : null,
    } as const
  })
}

function draftOf(form: FormData, type: AddressType, before: AddressDraft | undefined): AddressDraft {
  const draft = {
    type,
    name: field(form, 'name'),
    address: field(form, 'address'),
    province: field(form, 'province'),
    district: field(form, 'district'),
    subdistrict: field(form, 'subdistrict'),
    postcode: field(form, 'postcode'),
    phone: field(form, 'phone'),
    taxNumber: field(form, 'taxNumber'),
    remark: field(form, 'remark'),
  }
  if (!form.has('lat')) return { ...draft, lat: before?.lat ?? null, lng: before?.lng ?? null }
  const [lat, lng] = [degrees(field(form, 'lat'), 90), degrees(field(form, 'lng'), 180)]
  if (lat === null || lng === null || isLeftBehind({ ...draft, lat, lng }, before))
    return { ...draft, lat: null, lng: null }
  return { ...draft, lat, lng }
}

/** After a change of subdistrict an old pin would send the driver to the wrong place. */
function isLeftBehind(draft: AddressDraft, before: AddressDraft | undefined): boolean {
  const isMoved =
    before &&
    (['province', 'district', 'subdistrict'] as const).some((part) => before[part] !== draft[part].trim())
  return Boolean(isMoved) && draft.lat === before?.lat && draft.lng === before?.lng
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = context.get(visitorContext)
  const form = await request.formData()
  const id = field(form, 'id')
  const isDefault = field(form, 'isDefault') === 'Y'
  try {
    switch (field(form, 'do')) {
      case 'add': {
        const type = field(form, 'type')
        const { addresses } = await call(addAddressContract, {
          ...draftOf(form, type === 'B' || type === 'C' ? type : 'S', undefined),
          isDefault,
        })
        const [returnTo, [added]] = [returnPathOf(url), addresses]
        if (returnTo && added)
          return redirect(`${returnTo}?${added.type === 'B' ? 'billTo' : 'shipTo'}=${added.id}`)
        return { done: 'saved', id, problem: undefined } satisfies AddressAnswer
      }
      case 'save': {
        const { addresses } = await call(deliveryAddressesContract, { addressCode: id })
        const [before] = addresses
        await call(updateAddressContract, { ...draftOf(form, before?.type ?? 'S', before), id, isDefault })
        return { done: 'saved', id, problem: undefined } satisfies AddressAnswer
      }
      case 'delete':
        await call(deleteAddressContract, { id })
        return { done: 'deleted', id, problem: undefined } satisfies AddressAnswer
      case 'restore':
        await call(restoreAddressContract, { id })
        return { done: 'restored', id, problem: undefined } satisfies AddressAnswer
      default:
        await call(defaultAddressContract, { id })
        return { done: 'default', id, problem: undefined } satisfies AddressAnswer
    }
  } catch (error) {
    return formProblem(error)
  }
}

export default function AddressRoute() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const saved = answer !== undefined && 'done' in answer && answer.done === 'saved'
  const key = data.editing?.id ?? data.adding
  if (!key || saved)
    return <AddressListScreen {...data} saved={saved ? answer : undefined} problem={answer?.problem} />
  return <AddressFormScreen key={key} {...data} problem={answer?.problem} />
}
