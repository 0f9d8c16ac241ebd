import { getAppConfig } from '@/site/app-config'
import type { ThirdParty, ThirdPartyScripts } from '@/site/third-party'

/** An outside provider's scripts, where the shop has an account with it. */
export function findScripts(party: ThirdParty): ThirdPartyScripts | undefined {
  return getAppConfig().thirdParty?.[party]
}

/** Whether its script is in this page, and has not failed to load. */
export function isInPage(party: ThirdParty): boolean {
  return document.querySelector(`script[data-third-party='${party}']:not([data-failed])`) !== null
}

/** Whether an outside script does the work; else the local stand-in does. */
export function isOutside(party: ThirdParty): boolean {
  return findScripts(party) !== undefined
}
