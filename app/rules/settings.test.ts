import { changeQuantity, startQuantity } from './product-quantity'
import { settings } from './settings'

test('one click is as many pieces as the settings say [CON-006, PDP-062]', () => {
  const click = () => changeQuantity(startQuantity(), { type: 'step', direction: 1 }, 100).quantity
  expect(click()).toBe(2)
  jest.replaceProperty(settings, 'quantityStep', 6)
  expect(click()).toBe(7)
})
