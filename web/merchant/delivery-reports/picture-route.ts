import type { LoaderFunctionArgs } from 'react-router'
import { reportPhotoContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { pictureResponse } from '#web/shared/pictures/picture-response.ts'

/** A photo of a report, for staff of the centre. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { saleunit = '', id = '', size } = params
  const { callAsStaff } = context.get(visitorContext)
  return pictureResponse({ id, size, request }, (wanted) =>
    callAsStaff(reportPhotoContract, { saleUnit: saleunit.slice(0, 10), ...wanted }),
  )
}
