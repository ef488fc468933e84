import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantContentContracts } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { contentPicture } from './content-picture.ts'
import { copyContent } from './copy-content.ts'
import { orderContents, removeContent } from './move-content.ts'
import { contentList, contentOfCentre } from './read-contents.ts'
import { saveContent } from './save-content.ts'
import { contentTargets } from './targets.ts'

export const merchantContentHandlers: HandlersOf<typeof merchantContentContracts> = {
  contentList,
  contentOfCentre,
  saveContent,
  removeContent,
  orderContents,
  contentTargets,
  contentPicture,
  copyContent,
}
