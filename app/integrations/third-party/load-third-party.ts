import { logError } from '@/lib/log'
import { pageNonce } from '@/lib/page-nonce'
import {
  PAYMENT_PARTIES,
  PURPOSE_OF_PARTY,
  THIRD_PARTIES,
  type CookiePurpose,
  type ThirdParty,
  type ThirdPartyScripts,
} from '@/site/third-party'
import { findScripts } from './third-party'

const settled = new Map<ThirdParty, Promise<unknown>>()

/**
 * Resolves when the scripts of a third party have loaded or failed; immediately if the page has
 * none.
 */
export function whenSettled(party: ThirdParty): Promise<unknown> {
  return settled.get(party) ?? Promise.resolve()
}

/** Whether the document runs a script of such a party: it only ends with the document. */
export function hasScripts(isUnwanted: (party: ThirdParty) => boolean): boolean {
  return THIRD_PARTIES.some((party) => isUnwanted(party) && isAdded(party))
}

interface Loading {
  siteId: string
  /** Whether scripts of a purpose are allowed; the others are needed. */
  mayServe: (purpose: CookiePurpose) => boolean
  /** Whether the page belongs to a payment. */
  isPayment: boolean
}

/**
 * Adds every configured third-party script to the page once. A script that fails to load is logged,
 * and nothing waits for it (SHELL-040). Without an account for a third party, its local stand-in is
 * listed on the page's root element: `data-stand-ins="chat captcha"`. Scripts of a purpose are skipped
 * where it is not allowed: call this again once the visitor consents, or goes to another page.
 */
export function loadThirdParties({ siteId, mayServe, isPayment }: Loading): void {
  const standIns = THIRD_PARTIES.filter((party) => {
    const scripts = findScripts(party)
    const purpose = PURPOSE_OF_PARTY[party]
    const isWanted =
      (!purpose || mayServe(purpose)) && (!isPayment || PAYMENT_PARTIES.includes(party))
    if (scripts && isWanted) addScripts(party, scripts, siteId)
    return !scripts
  })
  document.documentElement.dataset.standIns = standIns.join(' ')
}

/**
 * Waits for the scripts of one third party, and adds them if they are not in the page yet. A failed
 * script is loaded again by the next call.
 * @throws when a script does not load
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

const isAdded = (party: ThirdParty) =>
  document.querySelector(`script[data-third-party='${party}']`) !== null

function addScripts(
  party: ThirdParty,
  { src, attributes = {} }: ThirdPartyScripts,
  siteId: string,
): void {
  if (isAdded(party)) return
  const nonce = pageNonce()
  const endings = src.map((address) => {
    const script = document.createElement('script')
    script.src = address
    // scripts run in the given order and do not delay the page
    script.async = false
    if (nonce) script.nonce = nonce
    script.dataset.thirdParty = party
    // the analytics script reads the site id from its own element
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
