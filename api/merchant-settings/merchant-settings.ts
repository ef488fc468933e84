import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { configSyncContracts } from '#shop/merchant-settings/config-sync-contracts.ts'
import type { merchantSettingsContracts } from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { saveSettings, settingHistory, settingsOfCentre } from './centre-settings.ts'
import {
  applyConfig,
  compareConfig,
  configExport,
  configSnapshots,
  takeSnapshot,
  undoConfig,
} from './config-sync.ts'

export const merchantSettingsHandlers: HandlersOf<
  typeof merchantSettingsContracts & typeof configSyncContracts
> = {
  settingsOfCentre,
  saveSettings,
  settingHistory,
  configExport,
  configSnapshots,
  takeSnapshot,
  compareConfig,
  applyConfig,
  undoConfig,
}
