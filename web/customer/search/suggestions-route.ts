import type { LoaderFunctionArgs } from 'react-router'
import { longestSearch } from '#shop/catalogue/product.ts'
import { autoCompleteContract } from '#shop/catalogue/search-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

async function suggestionsFor({ url, context }: LoaderFunctionArgs) {
  const search = (url.searchParams.get('text') ?? '').slice(0, longestSearch)
  const suggestions = search.trim()
    ? await showProblems(() => context.get(visitorContext).call(autoCompleteContract, { search }))
    : []
  return { suggestions }
}
export type SuggestionsAnswer = Awaited<ReturnType<typeof suggestionsFor>>

/** The suggestions of the panel under the search box. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await suggestionsFor(args))
}
