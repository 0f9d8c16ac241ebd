import { digitalCatalogRule, organizationTypes, printedCatalogRule } from './catalog-request'

const printed = {
  companyName: 'Bloom & Sons',
  organizationType: 'Other',
  firstName: 'Ada',
  lastName: 'Bloom',
  email: 'ada@example.com',
  phone: '(312) 555-0100',
  postalCode: '60601-1234',
  marketingOptIn: true,
  address1: '1 Main St',
  address2: 'Suite 4 (rear)',
  city: 'Chicago',
  stateCode: 'IL',
  phoneExt: '12',
}

test('what is right is taken, the phone as digits', () => {
  expect(printedCatalogRule.parse(printed)).toEqual({ ...printed, phone: '3125550100' })
  expect(digitalCatalogRule.parse(printed)).not.toHaveProperty('city')
  expect(organizationTypes).toHaveLength(8)
})

test.each([
  ['companyName', '', 'required'],
  ['companyName', 'x'.repeat(31), 'invalid'],
  ['organizationType', '', 'organizationType'],
  ['firstName', 'x'.repeat(21), 'name'],
  ['lastName', '1234', 'name'],
  ['phone', '', 'required'],
  ['phone', '55-CALL', 'catalogPhone'],
  ['phoneExt', '12a', 'invalid'],
  ['phoneExt', '1234567', 'invalid'],
  ['address1', '123', 'street'],
  ['address1', 'x'.repeat(61), 'street'],
  ['address2', '()', 'invalid'],
  ['address2', '<b>', 'invalid'],
  ['city', 'Sp4ce', 'invalid'],
  ['city', 'x'.repeat(17), 'invalid'],
  ['stateCode', '', 'state'],
  ['postalCode', '1234', 'zipOrPostalCode'],
  ['email', `${'x'.repeat(40)}@example.com`, 'email'],
])(
  '%s %j: %s [FORM-053, FORM-057, FORM-058, FORM-079, FORM-080, FORM-085, FORM-086, FORM-087]',
  (field, value, key) => {
    const { error } = printedCatalogRule.safeParse({ ...printed, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, key]])
  },
)
