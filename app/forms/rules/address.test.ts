import { addressRule, addressRuleBeside } from './address'

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
  expect(refusedFields({ lastName: 'Wolf', city: 'Montr3al-sur-Mer' })).toEqual(['city'])
  expect(refusedFields({ lastName: 'Wolf', city: 'Montréal-sur-Mer' })).toEqual([])
})

test('what an address needs, a saved one needs too', () => {
  const incomplete = { ...saved, phone: '', stateCode: '', postalCode: '9408' }
  expect(refusedFields(incomplete, [incomplete]).sort()).toEqual([
    'phone',
    'postalCode',
    'stateCode',
  ])
})

test.each([
  [
    { firstName: 'Rene\u0301e\u00a0Ann', lastName: 'O’Neill' },
    { firstName: 'Renée Ann', lastName: "O'Neill" },
  ],
  [{ city: 'Coeur d’Alene' }, { city: "Coeur d'Alene" }],
  [{ city: 'Trois\u2011Rivières' }, { city: 'Trois-Rivières' }],
  [{ address1: '5 улица Мира' }, { address1: '5 улица Мира' }],
  [{ postalCode: '94080–1234' }, { postalCode: '94080-1234' }],
])('the address part %j is stored as %j [ADDR-034]', (typed, stored) => {
  const short = { ...saved, lastName: 'Bloom', companyName: '', city: 'Albany' }
  expect(addressRule.parse({ ...short, ...typed })).toMatchObject(stored)
})

test.each([
  ...['Ann1', '🍫', '<b>Ann</b>', '-', 'a\u0007b'].map((firstName) => ({ firstName })),
  ...['Sp4ce', '🍫', '<i>', '...', 'a\u0000b'].map((city) => ({ city })),
])('the address part %j is refused [ADDR-034, ADDR-046]', (typed) => {
  expect(refusedFields(typed)).toEqual(Object.keys(typed))
})
