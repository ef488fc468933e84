import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { photoContracts } from '#shop/photos/photo-contracts.ts'
import { addPhoto } from './add-photo.ts'
import { customerPhotos, photoFile, photoMonths } from './customer-photos.ts'
import { allPhotoGroups, photoGroups, savePhotoGroups } from './photo-groups.ts'
import { removePhoto } from './remove-photo.ts'

export const photoHandlers: HandlersOf<typeof photoContracts> = {
  photoGroups,
  customerPhotos,
  photoMonths,
  photoFile,
  addPhoto,
  removePhoto,
  allPhotoGroups,
  savePhotoGroups,
}
