import { logError } from '@/lib/log'
import { pageNonce } from '@/lib/page-nonce'
import {
  PAYMENT_PARTIES,
  THIRD_PARTIES,
  TRACKING_PARTIES,
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

/** Whether the document runs scripts that must not be where a card is typed. */
export function hasScriptsBesidesPayment(): boolean {
  const scripts = [...document.querySelectorAll<HTMLElement>('script[data-third-party]')]
  return scripts.some(({ dataset }) => !PAYMENT_PARTIES.some((one) => one === dataset.thirdParty))
}

interface Loading {
  siteId: string
  /** Whether the visitor consents to tracking scripts. */
  isFollowed: boolean
  /** Whether the page belongs to a payment. */
  isPayment: boolean
}

/**
 * Adds every configured third-party script to the page once. A script that fails to load is logged,
 * and nothing waits for it (SHELL-040). Without an account for a third party, its local stand-in is
 * listed on the page's root element: `data-stand-ins="chat captcha"`. Tracking scripts are skipped
 * without consent: call this again once the visitor consents, or goes to another page.
 */
export function loadThirdParties({ siteId, isFollowed, isPayment }: Loading): void {
  const standIns = THIRD_PARTIES.filter((party) => {
    const scripts = findScripts(party)
    const isAgreed = isFollowed || !TRACKING_PARTIES.includes(party)
    const isWanted = isAgreed && (!isPayment || PAYMENT_PARTIES.includes(party))
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
