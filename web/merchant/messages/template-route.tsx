import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { messageTemplatesContract } from '#shop/customer-messages/message-office-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { TemplateScreen } from './template-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, staffSettings } = context.get(visitorContext)
  return showProblems(async () => {
    const { centre = '', centreName = '' } = (await findStaff())?.user ?? {}
    const [{ templates }, { primaryColour }] = await Promise.all([
      callAsStaff(messageTemplatesContract, { saleUnit: centre }),
      staffSettings(),
    ])
    const template = templates.find(({ kind }) => kind === params.kind)
    if (!template) throw new Response(null, { status: 404 })
    return { template, sender: centreName, brand: primaryColour }
  })
}

export default function TemplateRoute() {
  const data = useLoaderData<typeof loader>()
  return <TemplateScreen key={data.template.kind} {...data} />
}
