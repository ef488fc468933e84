import { CallProblem } from '#web/kit/calls/call.ts'

type Pdf = { fileName: string; bytes: string }

/** A PDF to look at and print; what is refused is said in plain text. */
export async function pdfResponse(load: () => Promise<Pdf>): Promise<Response> {
  try {
    const { fileName, bytes } = await load()
    return new Response(Buffer.from(bytes, 'base64'), {
      headers: {
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': `inline; filename="${fileName.replace(/[^\w-]/g, '')}.pdf"`,
      },
    })
  } catch (error) {
    if (error instanceof CallProblem) throw new Response(error.problem.Message, { status: error.status })
    throw error
  }
}
