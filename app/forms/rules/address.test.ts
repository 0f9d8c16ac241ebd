import { addressRuleBeside } from './address'

const saved = {
  firstName: 'Ana María',
  lastName: 'Wolfeschlegelsteinhausen',
  companyName: 'The Very Long Company of Saint Louis Inc.',
  address1: '12 Cocoa Lane',
  address2: '',
  city: 'South San Francisco',
  countryCode: 'US' as const,
  stateCode: 'CA',
  postalCode: '94080',
  phone: '6505550100',
}
const refusedFields = (change: object, known: object[] = [saved]) => {
  const { error } = addressRuleBeside(known).safeParse({ ...saved, ...change })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

test('a saved address is taken as it stands, whatever the limits of the form', () => {
  const typed = { ...saved, phone: '(650) 555-0100' }
  expect(addressRuleBeside([saved]).parse(typed)).toEqual(saved)
})

test('it is refused where it is not saved', () => {
  expect(refusedFields({}, [])).toEqual(['lastName', 'companyName', 'city'])
})

test('a part that is changed obeys the limits, the others stand', () => {
  expect(refusedFields({ lastName: `${saved.lastName}er` })).toEqual(['lastName'])
  expect(refusedFields({ lastName: 'Wolf', city: 'Montréal-sur-Mer' })).toEqual(['city'])
})

test('what an address needs, a saved one needs too', () => {
  const incomplete = { ...saved, phone: '', stateCode: '', postalCode: '9408' }
  expect(refusedFields(incomplete, [incomplete]).sort()).toEqual([
    'phone',
    'postalCode',
    'stateCode',
  ])
})
