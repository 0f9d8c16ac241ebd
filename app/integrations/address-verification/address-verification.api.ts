import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import type { VerificationResult } from '@/rules/address-review'
import { unreadable } from '@/errors/to-app-error'
import type {
  AddressSuggestions,
  AddressToVerify,
  VerifiedAddress,
  VerifiedCountry,
} from './address-verification.port'

/* The browser's client of the storefront's routes that call the verification provider (ADDR-017). */

const TIMEOUT_MS = 8_000

/** Returns how certain the provider is of an address. Throws AppError. */
export async function verifyAddress(
  siteId: string,
  address: AddressToVerify,
): Promise<VerificationResult> {
  const call = { query: { ...address }, timeoutMs: TIMEOUT_MS }
  return read<VerificationResult>(
    await callSite(siteId, siteRoutes.verifyAddress, call),
    'confidence',
  )
}

/**
 * Returns suggestions for a partly typed address line. Throws AppError, also when the request is
 * aborted.
 */
export async function suggestAddresses(
  siteId: string,
  address1: string,
  countryCode: VerifiedCountry,
  signal: AbortSignal,
): Promise<AddressSuggestions> {
  const call = { query: { address1, countryCode }, signal }
  return read<AddressSuggestions>(
    await callSite(siteId, siteRoutes.suggestAddresses, call),
    'suggestions',
  )
}

/** Returns the full address of a suggestion. Throws AppError. */
export async function getSuggestedAddress(siteId: string, key: string): Promise<VerifiedAddress> {
  const call = { query: { global_address_key: key }, timeoutMs: TIMEOUT_MS }
  const { address } = read<{ address: VerifiedAddress }>(
    await callSite(siteId, siteRoutes.formatAddress, call),
    'address',
  )
  return address
}

// Our own server has validated the response, so checking the required member is enough.
function read<Result extends object>(answer: unknown, part: keyof Result & string): Result {
  const has = (value: unknown): value is { result: Result } =>
    typeof value === 'object' &&
    value !== null &&
    'result' in value &&
    typeof value.result === 'object' &&
    value.result !== null &&
    part in value.result
  if (!has(answer)) throw unreadable(answer)
  return answer.result
}
