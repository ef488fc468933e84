import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** The multipart part with the other fields as JSON; plain text parts may stand beside it. */
const jsonPart = 'request'

export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestUpload, files: 6, fields: 60, fieldSize: 100_000, parts: 66 },
  })
}

/** The body of a POST in either encoding; files only where the call takes files. */
export async function bodyOf(request: FastifyRequest, { files }: Pick<Endpoint, 'files'>): Promise<unknown> {
  if (!request.isMultipart()) return request.body ?? {}
  if (!files) throw refuse(generalProblems.wrongMediaType)
  const body: Record<string, string | Upload> = {}
  let fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      // Unexpected files are drained and discarded.
      if (!files.includes(part.fieldname) || body[part.fieldname]) {
        part.file.resume()
        continue
      }
      const bytes = await part.toBuffer()
      if (bytes.length > 0) body[part.fieldname] = { bytes, type: part.mimetype }
    } else if (part.fieldname === jsonPart) fields = JSON.parse(String(part.value)) as Record<string, unknown>
    else body[part.fieldname] = String(part.value)
  }
  return { ...fields, ...body }
}
