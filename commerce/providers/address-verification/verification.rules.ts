import type { AddressParts } from './address-parts'
import type { PostalTable } from './postal-table.types'
import { CORRECTED_STREET, findTestAnswer, type TestAnswer } from './test-addresses.constants'
import type { Verification } from './verification.types'
import { verifyPlace } from './verify-place.rules'
import { verifyStreet } from './verify-street.rules'

export function verifyAddress(parts: AddressParts, table: PostalTable): Verification {
  const test = findTestAnswer(parts.line1)
  if (test) return toTestVerification(parts, test)

  const { confidence, corrections, place } = verifyPlace(parts, table)
  if (confidence !== 'Verified match') return { confidence, detail: [] }
  const street = verifyStreet(parts.line1, parts.line2)
  if (street === 'Verified match') {
    return { confidence, detail: corrections, address: { ...parts, ...place } }
  }
  // neither the town nor the street is certain if the town is wrong and the house number is missing
  const isTwiceWrong = corrections.includes('city_name_corrected')
  return { confidence: isTwiceWrong ? 'No matches' : street, detail: [] }
}

function toTestVerification(parts: AddressParts, { confidence, detail = [] }: TestAnswer) {
  if (confidence !== 'Verified match') return { confidence, detail: [] }
  const address = { ...parts }
  if (detail.includes('street_corrected')) {
    address.line1 = `${/^\S+/.exec(parts.line1)?.[0] ?? '1'} ${CORRECTED_STREET}`
  }
  if (detail.includes('zip_code_corrected')) address.code = `${parts.code.slice(0, 5)}-0001`
  return { confidence, detail, address }
}
