/** The name of the small copy of a stored photo. */
export const smallPhotoOf = (file: string) => file.replace(/\.webp$/, '@small.webp')
export const smallPhotoSide = 320
