import { decideClaim, isSameClaim, toClaimBounds, type ClaimFacts } from './claims.rules'

const BOUNDS = { days: 30, atOnceMinor: 2500, repeatDays: 90, returnDays: 0 }
const SMALL: ClaimFacts = {
  kind: 'melted',
  proof: 'link',
  photos: 1,
  amountMinor: 1200,
  refundableMinor: 5000,
  earlier: 0,
}

test.each<[Partial<ClaimFacts>, string, string]>([
  [{}, 'refunded', 'small'],
  [{ amountMinor: 2500 }, 'refunded', 'small'],
  [{ amountMinor: 2501 }, 'open', 'too-much'],
  [{ kind: 'missing', photos: 0 }, 'refunded', 'small'],
  [{ kind: 'broken', photos: 0 }, 'open', 'no-photo'],
  [{ kind: 'wrong' }, 'to-replace', 'replaced'],
  [{ kind: 'wrong', photos: 0 }, 'open', 'no-photo'],
  [{ kind: 'late' }, 'open', 'late'],
  [{ proof: 'email' }, 'open', 'unproved'],
  [{ proof: 'owner' }, 'refunded', 'small'],
  [{ earlier: 1 }, 'open', 'again'],
  [{ earlier: 1, kind: 'wrong' }, 'open', 'again'],
  [{ kind: 'return', amountMinor: 9900, photos: 0 }, 'returning', 'returnable'],
  [{ kind: 'return', earlier: 1 }, 'open', 'again'],
  [{ kind: 'return', proof: 'email' }, 'open', 'unproved'],
  [{ refundableMinor: 1199 }, 'open', 'unpaid'],
  [{ amountMinor: 0 }, 'open', 'unpaid'],
])('a claim with %o is %s: %s', (facts, state, reason) => {
  expect(decideClaim({ ...SMALL, ...facts }, BOUNDS)).toEqual({ state, reason })
})

test('claims of the same pieces are the same, in any order', () => {
  const [a, b] = [
    { itemId: 'a', quantity: 1 },
    { itemId: 'b', quantity: 2 },
  ]
  const one = { kind: 'melted', items: [a, b] } as const
  expect(isSameClaim(one, { kind: 'melted', items: [b, a] })).toBe(true)
  expect(isSameClaim(one, { kind: 'broken', items: [b, a] })).toBe(false)
  expect(isSameClaim(one, { kind: 'melted', items: [a] })).toBe(false)
  expect(isSameClaim(one, { kind: 'melted', items: [a, { ...b, quantity: 1 }] })).toBe(false)
})

test('preferences that are missing or not numbers have their defaults', () => {
  const cents = (amount: number) => amount * 100
  expect(toClaimBounds({}, cents)).toEqual(BOUNDS)
  const written = { claimDays: '7', claimRefundLimit: 0, claimRepeatDays: 'often' }
  expect(toClaimBounds(written, cents)).toEqual({ ...BOUNDS, days: 7, atOnceMinor: 0 })
})
