import { toCouponCode } from './coupon-code'

test.each([
  ['SWEET10', 'SWEET10'],
  ['  SWEET10\t\r\n', 'SWEET10'],
  ['\u200bSWEET\u200d10\ufeff', 'SWEET10'],
  ['SWEET\u00ad10\u00a0', 'SWEET10'],
  ['\u2060SWEET\u200910\u3000', 'SWEET10'],
  ['\u202aSWEET10\u202c\ufe0f', 'SWEET10'],
  ['SWEET10\u0000\u2800', 'SWEET10'],
  ['NEW  YEAR', 'NEW YEAR'],
  ['\u200b \u00a0', ''],
  ['Süß-10', 'Süß-10'],
  ['Su\u0308ß-10', 'Süß-10'],
  ['ＳＷＥＥＴ１０', 'SWEET10'],
  ['SWEET\u201110', 'SWEET-10'],
  ['SWEET\u201310', 'SWEET-10'],
  ['\uff33weet\uff0d１０\u200b', 'Sweet-10'],
])('%j is the code %j', (typed, code) => {
  expect(toCouponCode(typed)).toBe(code)
})
