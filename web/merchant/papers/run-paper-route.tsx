import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { runPaperContract } from '#shop/dispatch/run-paper-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { usePaperWords } from '#web/words/merchant/paper-words.ts'
import paperStyles from './paper.css?url'
import { PaperScreen } from './paper-screen.tsx'
import { readRunPaper } from './read-paper.ts'

export const links = () => [{ rel: 'stylesheet', href: paperStyles }]

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const asked = readRunPaper(params)
  return showProblems(async () => ({
    asked,
    paper: await callAsStaff(runPaperContract, {
      ...asked,
      saleUnit: (await findStaff())?.user.centre ?? '',
    }),
  }))
}

export default function RunPaperRoute() {
  const { asked, paper } = useLoaderData<typeof loader>()
  const say = usePaperWords()
  const here = { run: asked.id, paper: asked.kind }
  return (
    <PaperScreen
      paper={paper}
      copy={0}
      qr={null}
      here={orderPaths.runPaper(here)}
      pdf={orderPaths.runPaperPdf(here)}
      back={{ to: orderPaths.run({ run: asked.id }), text: say('paper.backToRun') }}
    />
  )
}
