import fc from 'fast-check'
import { joinRefinementValues, splitRefinementValues } from './refinement-values'

const value = fc.string({
  minLength: 1,
  maxLength: 6,
  unit: fc.constantFrom('|', '\\', '=', '(', ')', '.', ' ', 'a', 'é', '🍫'),
})

test('any values are the same after they were joined and split', () => {
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(splitRefinementValues(joinRefinementValues(values))).toEqual(values)
    }),
  )
})

test.each([
  ['9|18', ['9', '18']],
  ['|9||18|', ['9', '18']],
  ['Milk\\|Dark|White', ['Milk|Dark', 'White']],
  ['C:\\new', ['C:\\new']],
  ['|', []],
])('%s is read as %j', (text, values) => {
  expect(splitRefinementValues(text)).toEqual(values)
})
