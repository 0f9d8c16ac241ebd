import { logError } from '@/lib/log'
import { pageNonce } from '@/lib/page-nonce'
import {
  THIRD_PARTIES,
  TRACKING_PARTIES,
  type ThirdParty,
  type ThirdPartyScripts,
} from '@/site/third-party'
import { findScripts } from './third-party'

const settled = new Map<ThirdParty, Promise<unknown>>()

/** Resolves when the scripts of a party have loaded or failed; at once where none are in the page. */
export function whenSettled(party: ThirdParty): Promise<unknown> {
  return settled.get(party) ?? Promise.resolve()
}

interface Loading {
  siteId: string
  /** Whether the visitor lets scripts follow them. */
  isFollowed: boolean
}

/**
 * Adds the outside scripts that are configured to the page, each once. A script that does not load
 * is logged, and nothing waits for it (SHELL-040). For those without an account the page says, on
 * its root element, that a stand-in does the work: `data-stand-ins="chat captcha"`. Those that
 * follow a visitor are left out for who refuses that: call it again once they agree.
 */
export function loadThirdParties({ siteId, isFollowed }: Loading): void {
  const standIns = THIRD_PARTIES.filter((party) => {
    const scripts = findScripts(party)
    const isWanted = isFollowed || !TRACKING_PARTIES.includes(party)
    if (scripts && isWanted) addScripts(party, scripts, siteId)
    return !scripts
  })
  document.documentElement.dataset.standIns = standIns.join(' ')
}

/**
 * Waits for the scripts of one outside provider, and adds them where they are not in the page yet.
 * One that failed is tried again by the next who asks.
 * @throws where one does not load
 */
export async function loadThirdParty(party: ThirdParty, siteId: string): Promise<void> {
  const scripts = findScripts(party)
  if (!scripts) throw new Error(`No script is configured for ${party}`)
  const isBroken = () =>
    document.querySelector(`[data-third-party='${party}'][data-failed]`) !== null
  if (isBroken()) {
    document.querySelectorAll(`[data-third-party='${party}']`).forEach((script) => script.remove())
  }
  addScripts(party, scripts, siteId)
  await whenSettled(party)
  if (isBroken()) throw new Error(`The script of ${party} could not be loaded`)
}

function addScripts(
  party: ThirdParty,
  { src, attributes = {} }: ThirdPartyScripts,
  siteId: string,
): void {
  if (document.querySelector(`script[data-third-party='${party}']`)) return
  const nonce = pageNonce()
  const endings = src.map((address) => {
    const script = document.createElement('script')
    script.src = address
    // in the order they stand in, and never before the page
    script.async = false
    if (nonce) script.nonce = nonce
    script.dataset.thirdParty = party
    // whose visits are measured, for a script that reads it of its own element
    if (party === 'analytics') script.dataset.siteId = siteId
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    const ending = new Promise<void>((resolve) => {
      script.onload = () => resolve()
      script.onerror = () => {
        script.dataset.failed = ''
        logError('An outside script could not be loaded', { party, address })
        resolve()
      }
    })
    document.head.append(script)
    return ending
  })
  settled.set(party, Promise.all(endings))
}
