import { z } from 'zod'
import type { AddressConfidence, VerificationResult } from '@/rules/address-review'
import { toAppError } from '@/errors/to-app-error'
import { askProviderFor, providerFailed } from '@/lib/ask-provider.server'
import type {
  AddressSuggestions,
  AddressToVerify,
  VerifiedAddress,
  VerifiedCountry,
} from './address-verification.port'
import { serverConfig } from '@/site/server-config.server'

const TIMEOUT_MS = 5_000
const MAX_SUGGESTIONS = 7

const COUNTRIES: Record<VerifiedCountry, { country_iso: string; datasets: string[] }> = {
  US: { country_iso: 'USA', datasets: ['us-address'] },
  CA: { country_iso: 'CAN', datasets: ['ca-address'] },
}

/** Maps the provider's finer results to those of the storefront. */
const CONFIDENCE: Record<string, AddressConfidence> = {
  'Verified match': 'Verified match',
  'Multiple matches': 'Multiple matches',
  'Too many matches': 'Multiple matches',
  'Interaction required': 'Interaction required',
  'Premises partial': 'Premises partial',
  'Street partial': 'Street partial',
  'Verified street': 'Street partial',
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const SearchAnswer = z.object({
  result: z.object({
    confidence: z.string(),
    suggestions: z
      .array(z.object({ text: z.string(), global_address_key: z.string() }))
      .nullish()
      .transform((list) => list ?? []),
  }),
})

const FormatAnswer = z.object({
  result: z.object({
    address: z.object({ address_line_1: text, locality: text, region: text, postal_code: text }),
  }),
})

const ValidateAnswer = z.object({
  result: z.object({
    confidence: z.string(),
    validation_detail: z.record(z.string(), z.unknown()).nullish(),
    addresses_formatted: z
      .array(
        z.object({
          address: z.object({
            LINE_1: text,
            LINE_5: text,
            'City name': text,
            'State code': text,
          }),
        }),
      )
      .nullish(),
  }),
})

/** Returns suggestions for a partly typed address line. Throws AppError. */
export async function searchAddresses(
  line: string,
  country: VerifiedCountry,
): Promise<AddressSuggestions> {
  const answer = await ask('search/v1', SearchAnswer, {
    ...COUNTRIES[country],
    max_suggestions: MAX_SUGGESTIONS,
    components: { unspecified: [line] },
  })
  return answer.result
}

/** Returns the full address of a suggestion. @throws AppError 404 for an unknown key. */
export async function getAddress(key: string): Promise<VerifiedAddress> {
  const { result } = await ask(`format/v1/${encodeURIComponent(key)}`, FormatAnswer)
  return result.address
}

/**
 * Returns how certain the provider is of an address, and the provider's format of it. Throws
 * AppError.
 */
export async function validateAddress(address: AddressToVerify): Promise<VerificationResult> {
  const { address1, address2, city, stateCode, postalCode, countryCode } = address
  const { result } = await ask('validate/v1', ValidateAnswer, {
    ...COUNTRIES[countryCode],
    layouts: [serverConfig().addressVerification.layout],
    components: {
      unspecified: [address1, address2, city, stateCode, postalCode].filter(Boolean),
    },
  })
  return {
    confidence: CONFIDENCE[result.confidence] ?? 'No matches',
    ...(result.validation_detail && {
      validation_detail: Object.fromEntries(
        Object.entries(result.validation_detail).map(([name, flag]) => [name, flag === true]),
      ),
    }),
    ...(result.addresses_formatted && { addresses_formatted: result.addresses_formatted }),
  }
}

async function ask<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  body?: object,
): Promise<z.output<Schema>> {
  const { origin, token } = serverConfig().addressVerification
  return askProviderFor('address verification', `${origin}/address/${path}`, schema, {
    body,
    headers: { 'Auth-Token': token },
    timeoutMs: TIMEOUT_MS,
  }).catch(refuse)
}

/** A request that the provider rejects as invalid is an error of the server, not of the shopper. */
function refuse(thrown: unknown): never {
  const error = toAppError(thrown)
  if (error.kind === 'not-found' || error.kind === 'unavailable') throw error
  throw providerFailed('address verification', error.detail ?? error.message)
}
