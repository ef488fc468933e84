import { type ApplicationPicture, applicationPictures } from '#shop/applications/application-form.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { fileIn } from './apply-form.ts'

export async function readPictures(form: FormData): Promise<Partial<Record<ApplicationPicture, Upload>>> {
  const pictures: Partial<Record<ApplicationPicture, Upload>> = {}
  for (const name of applicationPictures) {
    const file = fileIn(form, name)
    if (file) pictures[name] = { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type }
  }
  return pictures
}
