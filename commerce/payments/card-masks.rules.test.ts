import { maskCardNumber, toShownCardNumber } from './card-masks.rules'

test.each([
  ['411111XXXXXX1111', '************1111', 'XXXX XXXX XXXX 1111'],
  ['XXXXXXXXXXXX1111', '************1111', 'XXXX XXXX XXXX 1111'],
  ['4111 1111 1111 1111', '************1111', 'XXXX XXXX XXXX 1111'],
  ['3782XXXXXXX0005', '***********0005', 'XXXX XXXXXX X0005'],
  ['***********0005', '***********0005', 'XXXX XXXXXX X0005'],
  ['XXXX1111', '****1111', 'XXXX 1111'],
  ['', '', ''],
])('%s is returned as %s and displayed as %s [PAY-011, PAY-027]', (number, answered, shown) => {
  expect(maskCardNumber(number)).toBe(answered)
  expect(toShownCardNumber(number)).toBe(shown)
})
