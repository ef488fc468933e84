/** Loaded when a photo is sent; without it the photo goes as it is. */
export async function shrunk(photo: File): Promise<Blob> {
  try {
    return await (await import('#web/shared/uploads/shrink-photo.ts')).shrinkPhoto(photo)
  } catch {
    return photo
  }
}
