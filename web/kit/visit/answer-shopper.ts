import { CallProblem } from '#web/kit/calls/call.ts'
import { shopperHeader, shopperLeft, shopperMark } from './one-shopper.ts'
import type { Visitor } from './visitor.ts'

const left = {
  th: 'ผู้ใช้งานเปลี่ยนไปแล้ว กรุณาโหลดหน้านี้ใหม่',
  en: 'Someone else is signed in now. Please load this page again.',
}

/** Not an error status: a page that signs out still sends requests while the next one loads. */
const sayLeft = ({ locale }: Visitor) => Response.json({ code: shopperLeft, message: left[locale] })

async function hasLeft(mark: string | null, { findShopper }: Visitor): Promise<boolean> {
  if (!mark) return false
  const shopper = await findShopper()
  return (
    mark !==
    shopperMark(
      shopper && {
        code: shopper.user.customerCode,
        saleUnit: shopper.user.activeCentre,
        actedForBy: shopper.actor?.name,
      },
    )
  )
}

/** Responds to a page's script, with a refusal as a sentence; unless another shopper has signed in. */
export async function answerShopper(
  request: Request,
  visitor: Visitor,
  answer: () => Promise<unknown>,
): Promise<Response> {
  if (await hasLeft(request.headers.get(shopperHeader), visitor)) return sayLeft(visitor)
  try {
    return Response.json(await answer())
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    if (error.status === 401) return sayLeft(visitor)
    const { Code, Details } = error.problem
    return Response.json({ message: error.said, code: Code, details: Details }, { status: error.status })
  }
}
