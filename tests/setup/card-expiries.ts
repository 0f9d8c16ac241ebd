/**
 * A card's month and year, a moment, and whether the card is expired at that moment in a shop in
 * Los Angeles. Storefront and engine each implement this rule, and both are tested against this
 * table.
 */
export const CARD_EXPIRIES: [month: number, year: number, moment: string, isExpired: boolean][] = [
  [10, 2026, '2026-11-21T12:00:00Z', true],
  [11, 2026, '2026-11-21T12:00:00Z', true],
  [12, 2026, '2026-11-21T12:00:00Z', false],
  [12, 2025, '2026-11-21T12:00:00Z', true],
  [1, 2027, '2026-11-21T12:00:00Z', false],
  // the last moment of October and the first of November, in Los Angeles
  [11, 2026, '2026-11-01T06:59:59Z', false],
  [11, 2026, '2026-11-01T07:00:01Z', true],
  // the same in winter
  [12, 2026, '2026-12-01T07:59:59Z', false],
  [12, 2026, '2026-12-01T08:00:01Z', true],
  [1, 2027, '2026-12-31T23:59:59Z', false],
  [1, 2027, '2027-01-01T08:00:01Z', true],
]
