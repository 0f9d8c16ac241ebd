import {
  findChallenge,
  finishPasskey,
  startPasskey,
  type NewPasskey,
} from '@/commerce-client/passkeys'

const loadWebAuthn = () => import('@simplewebauthn/browser')

/** An address of numbers has no passkeys, even where the browser has. */
const IS_NUMERIC = /^[\d.]+$|:/

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !IS_NUMERIC.test(window.location.hostname)
}

/** Whether this device itself can keep a passkey, without another one or a key. */
export async function keepsPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/**
 * Asks the shopper for a passkey.
 * @returns the signed answer
 */
export async function askForPasskey(siteId: string): Promise<object> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    loadWebAuthn(),
    findChallenge(siteId),
  ])
  return startAuthentication({ optionsJSON })
}

/**
 * Waits until the shopper chooses a passkey from the suggestions of the email field. Only one
 * request waits at a time: another one ends it.
 * @returns undefined if the browser suggests no passkeys
 */
export async function waitForSuggestion(siteId: string): Promise<object | undefined> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadWebAuthn()
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  return startAuthentication({ optionsJSON: await findChallenge(siteId), useBrowserAutofill: true })
}

export async function stopWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await loadWebAuthn()
  WebAuthnAbortService.cancelCeremony()
}

export async function createPasskey(siteId: string, passkey: NewPasskey): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    loadWebAuthn(),
    startPasskey(siteId, passkey),
  ])
  await finishPasskey(siteId, passkey, await startRegistration({ optionsJSON }))
}
