import { testFacts } from '../../testing/basket-facts-for-tests'
import { createBasketDocument } from '../model/basket-document.schemas'
import { checkChangedCertificates } from './gift-certificate-checks.rules'

const preferences = { SiteTimezone: 'America/Los_Angeles' }

function send(c_sendDate: string, now: string): void {
  const before = createBasketDocument()
  const item = {
    giftCertificateItemId: 'card',
    amountMinor: 2500,
    recipientEmail: 'bo@example.com',
    custom: { c_sendDate },
  }
  const after = { ...before, giftCertificateItems: [item] }
  checkChangedCertificates(before, after, testFacts([], { preferences, now: new Date(now) }))
}

// late in the evening and just after midnight in California; a day with 23 or 25 hours at the end
it.each([
  ['2026-11-29T07:30:00Z', '2026-11-28', '2027-11-28'],
  ['2026-11-29T08:00:00Z', '2026-11-29', '2027-11-29'],
  ['2027-03-14T07:30:00Z', '2027-03-13', '2028-03-12'],
  ['2026-11-07T08:30:00Z', '2026-11-07', '2027-11-07'],
  ['2026-11-06T08:15:00Z', '2026-11-06', '2027-11-06'],
  ['2026-03-15T06:30:00Z', '2026-03-14', '2027-03-14'],
])('at %s, cards can be sent from %s to %s', (now, first, last) => {
  const dayAfter = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
  const dayBefore = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
  expect(() => send(first, now)).not.toThrow()
  expect(() => send(last, now)).not.toThrow()
  expect(() => send(dayAfter, now)).toThrow(`from ${first} to ${last}`)
  expect(() => send(dayBefore, now)).toThrow(`from ${first} to ${last}`)
})
