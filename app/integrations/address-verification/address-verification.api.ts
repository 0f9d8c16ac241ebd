import type { VerificationResult } from '@/domain/address-review'
import { fetchJson, unreadable } from '@/lib/fetch-json'
import type {
  AddressSuggestions,
  AddressToVerify,
  VerifiedAddress,
  VerifiedCountry,
} from './address-verification.port'

/* In the browser: asks the shop's own routes, which ask the provider (D2 §7). */

const TIMEOUT_MS = 8_000

/** How sure the provider is of an address. Throws AppError. */
export async function verifyAddress(
  siteId: string,
  address: AddressToVerify,
): Promise<VerificationResult> {
  const query = new URLSearchParams({ ...address })
  return read<VerificationResult>(
    await fetchJson(`/api/${siteId}/shipping-address?${query}`, {
      body: {},
      timeoutMs: TIMEOUT_MS,
    }),
    'confidence',
  )
}

/** Addresses that a half-typed line may become. Throws AppError, also when it is called off. */
export async function suggestAddresses(
  siteId: string,
  address1: string,
  countryCode: VerifiedCountry,
  signal: AbortSignal,
): Promise<AddressSuggestions> {
  const query = new URLSearchParams({ address1, countryCode })
  return read<AddressSuggestions>(
    await fetchJson(`/api/${siteId}/address-suggestions?${query}`, { body: {}, signal }),
    'suggestions',
  )
}

/** A suggested address in full. Throws AppError. */
export async function getSuggestedAddress(siteId: string, key: string): Promise<VerifiedAddress> {
  const query = new URLSearchParams({ global_address_key: key })
  const { address } = read<{ address: VerifiedAddress }>(
    await fetchJson(`/api/${siteId}/address-format?${query}`, { timeoutMs: TIMEOUT_MS }),
    'address',
  )
  return address
}

// Our own server has read it with care: a look at what it must have is enough.
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
