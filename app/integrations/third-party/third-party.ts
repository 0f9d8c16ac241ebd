import { getAppConfig } from '@/site/app-config'
import type { ThirdParty, ThirdPartyScripts } from '@/site/third-party'

export function findScripts(party: ThirdParty): ThirdPartyScripts | undefined {
  return getAppConfig().thirdParty?.[party]
}

export function isInPage(party: ThirdParty): boolean {
  return document.querySelector(`script[data-third-party='${party}']:not([data-failed])`) !== null
}

/** Returns whether an external script is used instead of the local stand-in. */
export function isOutside(party: ThirdParty): boolean {
  return findScripts(party) !== undefined
}
