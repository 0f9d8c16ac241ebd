import { filterAddresses } from './address-filter'

const entries = ['Ana', 'Berta'].map((firstName) => ({
  ...{ addressId: firstName, firstName, lastName: '', countryCode: 'US' },
}))
const find = (term: string) => filterAddresses(entries, term).map(({ firstName }) => firstName)

it.each(['', ' ', '\u00a0'])('%j finds every address', (term) => {
  expect(find(term)).toEqual(['Ana', 'Berta'])
})

it.each(['\ufeff', '\u200b', '\u0301', '\u00ad \u2060', 'zz'])('%j finds none', (term) => {
  expect(find(term)).toEqual([])
})

it('what nobody can see beside a word does not count', () => {
  expect(find('\ufeffbér\u00adt')).toEqual(['Berta'])
})
