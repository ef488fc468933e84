import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantCentreContracts } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { centrePhoto, savePhotos } from './centre-photos.ts'
import { centreProfile } from './centre-profile.ts'
import { closeCentre, closingFacts, openCentre } from './close-centre.ts'
import { saveAccounts } from './save-accounts.ts'
import { moveAreas, removeArea, saveArea } from './save-areas.ts'
import { saveDetails, saveHolidays, saveHours, saveRounds } from './save-row-parts.ts'
import { saveTerms } from './save-terms.ts'
import { searchPlaces } from './search-places.ts'

export const merchantCentreHandlers: HandlersOf<typeof merchantCentreContracts> = {
  centreProfile,
  saveCentreDetails: saveDetails,
  saveCentrePhotos: savePhotos,
  centrePhoto,
  saveCentreRounds: saveRounds,
  saveCentreHolidays: saveHolidays,
  saveCentreHours: saveHours,
  saveCentreTerms: saveTerms,
  saveCentreAccounts: saveAccounts,
  saveCentreArea: saveArea,
  removeCentreArea: removeArea,
  moveCentreAreas: moveAreas,
  searchCentrePlaces: searchPlaces,
  closingFacts,
  closeCentre,
  openCentre,
}
