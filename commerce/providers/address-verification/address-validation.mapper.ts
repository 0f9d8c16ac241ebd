import type { AddressParts } from './address-parts'
import { toAddressKey } from './global-address-key'
import type { Suggestions } from './suggest-addresses.rules'
import type { Verification } from './verification.types'

const ISO3 = { US: 'USA', CA: 'CAN' } as const
const FORMATS = '/address/format/v1'

export function toSearchResult({ addresses, hasMore }: Suggestions, text: string) {
  return {
    more_results_available: hasMore,
    confidence: confidenceOf(addresses.length),
    suggestions: addresses.map((address) => {
      const key = toAddressKey(address)
      const line = toLine(address)
      return {
        global_address_key: key,
        text: line,
        matched: line.toLowerCase().startsWith(text.toLowerCase()) ? [[0, text.length]] : [],
        format: `${FORMATS}/${key}`,
        dataset: `${address.country.toLowerCase()}-address`,
      }
    }),
  }
}

function confidenceOf(count: number): string {
  if (count === 0) return 'No matches'
  return count === 1 ? 'Verified match' : 'Multiple matches'
}

export function toFormatResult(address: AddressParts) {
  return {
    global_address_key: toAddressKey(address),
    confidence: 'Verified match',
    address: toAddress(address),
  }
}

export function toValidateResult(
  { confidence, detail, address }: Verification,
  layouts: readonly string[],
) {
  return {
    more_results_available: false,
    confidence,
    ...(detail.length > 0 && {
      validation_detail: Object.fromEntries(detail.map((flag) => [flag, true])),
    }),
    ...(address && {
      global_address_key: toAddressKey(address),
      address: toAddress(address),
      addresses_formatted: layouts.map((layout_name) => ({
        layout_name,
        not_enough_lines: false,
        has_truncated_lines: false,
        has_missing_sub_premises: false,
        address: {
          LINE_1: address.line1,
          LINE_2: address.line2,
          LINE_5: address.code,
          'City name': address.town,
          'State code': address.region,
        },
      })),
    }),
  }
}

function toAddress({ country, line1, line2, town, region, code }: AddressParts) {
  return {
    address_line_1: line1,
    address_line_2: line2,
    address_line_3: '',
    locality: town,
    region,
    postal_code: code,
    country: ISO3[country],
  }
}

function toLine({ line1, town, region, code }: AddressParts): string {
  return `${line1}, ${town} ${region} ${code}`
}
