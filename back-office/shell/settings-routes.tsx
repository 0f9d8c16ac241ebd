import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { SectionGate } from './section-gate'

const PreferencesPage = lazy(async () => ({
  default: (await import('../preferences/preferences-page')).PreferencesPage,
}))
const PreferencePage = lazy(async () => ({
  default: (await import('../preferences/preference-page')).PreferencePage,
}))

/** The pages on how the shop is set up, for the `Switch` of all sections. */
export const SETTINGS_ROUTES = [
  <Route key="preferences" exact path="/preferences">
    <SectionGate right="preferences.read">
      <PreferencesPage />
    </SectionGate>
  </Route>,
  <Route key="preference" path="/preferences/:siteId/:name">
    <SectionGate right="preferences.read">
      <PreferencePage />
    </SectionGate>
  </Route>,
]
