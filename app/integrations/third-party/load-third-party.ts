import { logError } from '@/lib/log'
import { pageNonce } from '@/lib/page-nonce'
import {
  THIRD_PARTIES,
  TRACKING_PARTIES,
  type ThirdParty,
  type ThirdPartyScripts,
} from '@/site/third-party'
import { findScripts } from './third-party'

/**
 * Adds the outside scripts that are configured to the page, each once. A script that does not load
 * is logged, and nothing waits for it (D3 §8). For those without an account the page says, on its
 * root element, that a stand-in does the work: `data-stand-ins="chat captcha"`.
 * @param isFollowed whether the visitor lets scripts follow them: without, those are left out; call
 *   it again once they do
 */
export function loadThirdParties({ isFollowed }: { isFollowed: boolean }): void {
  const standIns = THIRD_PARTIES.filter((party) => {
    const scripts = findScripts(party)
    const isWanted = isFollowed || !TRACKING_PARTIES.includes(party)
    if (scripts && isWanted) addScripts(party, scripts)
    return !scripts
  })
  document.documentElement.dataset.standIns = standIns.join(' ')
}

function addScripts(party: ThirdParty, { src, attributes = {} }: ThirdPartyScripts): void {
  if (document.querySelector(`script[data-third-party='${party}']`)) return
  const nonce = pageNonce()
  for (const address of src) {
    const script = document.createElement('script')
    script.src = address
    // in the order they stand in, and never before the page
    script.async = false
    if (nonce) script.nonce = nonce
    script.dataset.thirdParty = party
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.onerror = () => logError('An outside script could not be loaded', { party, address })
    document.head.append(script)
  }
}
