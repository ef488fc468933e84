import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantCatalogueContracts } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { deleteGroup, groupList, saveGroup } from './display-groups.ts'
import { deleteCategory, deleteWord, masterData, saveCategory, saveWord } from './master-data.ts'
import { pickedLists, savePickedList } from './picked-lists.ts'

export const merchantCatalogueHandlers: HandlersOf<typeof merchantCatalogueContracts> = {
  masterData,
  saveCategory,
  deleteCategory,
  saveWord,
  deleteWord,
  groupList,
  saveGroup,
  deleteGroup,
  pickedLists,
  savePickedList,
}
