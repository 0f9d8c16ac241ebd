import type {
  OfficePreference,
  OfficePreferenceList,
  PreferenceChange,
} from '@domain/preference-wire'
import { ask, send } from './engine'

const sitePreferences = (siteId: string) => `/preferences/${encodeURIComponent(siteId)}`

export const preferencePath = (siteId: string, name: string) =>
  `${sitePreferences(siteId)}/${encodeURIComponent(name)}`

/** What the back office asks of the engine about how the shop is set up. */
export const settingsApi = {
  listPreferences: (siteId: string) => ask<OfficePreferenceList>(sitePreferences(siteId)),
  changePreference: (siteId: string, name: string, change: PreferenceChange) =>
    send<OfficePreference>(preferencePath(siteId, name), change, 'PUT'),
}
