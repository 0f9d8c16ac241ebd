import { findReview, type AddressConfidence, type VerificationResult } from './address-review'

const formatted = {
  LINE_1: '12 Cocoa Lane',
  LINE_5: '94105-0001',
  'City name': 'San Francisco',
  'State code': 'CA',
}
const verified = (validation_detail?: Record<string, boolean>): VerificationResult => ({
  confidence: 'Verified match',
  validation_detail,
  addresses_formatted: [{ address: formatted }],
})

test.each<[AddressConfidence, string]>([
  ['Street partial', 'street'],
  ['Premises partial', 'no-match'],
  ['No matches', 'no-match'],
  ['Multiple matches', 'no-match'],
  ['Interaction required', 'no-match'],
])('%s asks the shopper [ADDR-018, ADDR-019]', (confidence, kind) => {
  expect(findReview({ confidence })).toEqual({ kind })
})

test.each([
  [undefined],
  [{}],
  [{ zip_code_corrected: true }],
  [{ zip_code_corrected: true, street_corrected: false }],
])('a verified address with %j passes silently [ADDR-020]', (detail) => {
  expect(findReview(verified(detail))).toBeUndefined()
})

test.each([
  [{ city_name_corrected: true }],
  [{ zip_code_corrected: true, street_corrected: true }],
])('a verified address with %j is recommended [ADDR-020]', (detail) => {
  expect(findReview(verified(detail))).toEqual({
    kind: 'correction',
    recommended: {
      address1: '12 Cocoa Lane',
      city: 'San Francisco',
      stateCode: 'CA',
      postalCode: '94105-0001',
    },
  })
})
