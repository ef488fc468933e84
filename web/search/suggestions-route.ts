import type { LoaderFunctionArgs } from 'react-router'
import { autoCompleteContract } from '#shop/catalogue/search-contracts.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'

/** What the panel under the search box offers; it says for which text, since answers may overtake each other. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const text = (url.searchParams.get('text') ?? '').slice(0, 200)
  const suggestions = text.trim() ? await showProblems(() => context.get(visitorContext).call(autoCompleteContract, { search: text })) : []
  return { text, suggestions }
}
