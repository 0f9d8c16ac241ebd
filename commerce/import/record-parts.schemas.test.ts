import { Instant } from './record-parts.schemas'

test.each([
  ['2027-03-01', '2027-03-01T00:00:00Z'],
  ['2027-03-01Z', '2027-03-01T00:00:00Z'],
  ['2027-03-01+01:00', '2027-03-01T00:00:00+01:00'],
  ['2027-03-01T08:00:00', '2027-03-01T08:00:00Z'],
  ['2027-03-01T08:00:00.000Z', '2027-03-01T08:00:00.000Z'],
  ['2027-03-01T08:00:00.000+0000', '2027-03-01T08:00:00.000+00:00'],
  ['2027-03-01T08:00:00-05:00', '2027-03-01T08:00:00-05:00'],
])('%s is read as an instant', (text, expected) => {
  expect(Instant.parse(text)).toBe(expected)
})

test.each(['2027-02-30', 'soon', '', '2027-03-01T25:00:00Z', '0000'])(
  '%j is not an instant',
  (text) => {
    expect(Instant.safeParse(text).success).toBe(false)
  },
)
