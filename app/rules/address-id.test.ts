import { newAddressId } from './address-id'

test.each([
  [{ city: 'Paris' }, [], 'Paris'],
  [{ city: 'Paris' }, ['paris'], 'Paris 2'],
  [{ city: 'Paris' }, ['Paris', 'Paris 2', 'Rome'], 'Paris 3'],
  [{ addressId: '  ', city: 'Paris' }, ['Rome'], 'Paris'],
  [{ addressId: 'Mum', city: 'Paris' }, ['Paris'], 'Mum'],
  [{ city: '' }, [], 'Address'],
])('%j beside %j is called %s', (address, taken, name) => {
  expect(newAddressId(address, taken)).toBe(name)
})
