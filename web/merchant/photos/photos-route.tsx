import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import {
  customerPhotosContract,
  photoGroupsContract,
  photoMonthsContract,
} from '#shop/photos/photo-contracts.ts'
import { photosPage } from '#shop/photos/photo-window.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ownerOf } from '#web/merchant/outbox/owner-of.ts'
import { readPhotoQuery } from './photo-query.ts'
import { PhotosScreen } from './photos-screen.tsx'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { callAsStaff } = visitor
  const saleUnit = params.saleunit ?? ''
  const query = readPhotoQuery(url.searchParams)
  return showProblems(async () => {
    const [customer] = await callAsStaff(customerListContract, { code: params.code, saleUnit })
    if (!customer) throw new Response(null, { status: 404 })
    const ofCustomer = { saleUnit, customerCode: customer.code }
    const [groups, months, found] = await Promise.all([
      callAsStaff(photoGroupsContract, { saleUnit, customerType: customer.typeCode }),
      callAsStaff(photoMonthsContract, ofCustomer),
      // One more than shown tells whether there is another page.
      callAsStaff(customerPhotosContract, {
        ...{ ...ofCustomer, customerType: customer.typeCode },
        ...{ take: photosPage + 1, skip: (query.page - 1) * photosPage },
        ...(query.group ? { groupCodes: query.group } : {}),
        ...(query.month ? { months: query.month } : {}),
      }),
    ])
    const { code, name } = customer
    return {
      ...{ customer: { code, name, saleUnit }, groups, months, query },
      ...{ photos: found.slice(0, photosPage), isMore: found.length > photosPage },
      owner: await ownerOf(visitor),
    }
  })
}

export default function PhotosRoute() {
  const page = useLoaderData<typeof loader>()
  return <PhotosScreen key={page.customer.code} {...page} />
}
