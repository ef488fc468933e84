import { type ActionFunctionArgs, redirect } from 'react-router'
import { addFavouritesContract, favouritesContract, removeFavouritesContract } from '#shop/catalogue/favourite-contracts.ts'
import { CallProblem } from '#web/kit/call.ts'
import { visitorContext } from '#web/kit/visitor.ts'

const atOnce = 200

function codesIn(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .filter((code) => typeof code === 'string')
    .map((code) => code.slice(0, 60))
    .filter(Boolean)
    .slice(0, atOnce)
}

export function loader() {
  return redirect('/profile/wishlist')
}

/** Takes what changed on a phone and answers with the whole list as the server keeps it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { call } = context.get(visitorContext)
  const form = await request.formData()
  const [add, remove] = [codesIn(form, 'add'), codesIn(form, 'remove')]
  try {
    if (add.length > 0) await call(addFavouritesContract, { codes: add })
    if (remove.length > 0) await call(removeFavouritesContract, { codes: remove })
    const { codes } = await call(favouritesContract, { detail: false })
    return Response.json({ codes })
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return Response.json(error.problem, { status: error.status })
  }
}
