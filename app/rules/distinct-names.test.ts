import { toDistinctNames } from './distinct-names'

const to = (name: string, address1?: string) => ({ name, address: { address1 } })

test('recipients who share a name are distinguished by street, then by number', () => {
  expect(toDistinctNames([to('Ada', '1 Elm'), to('Bo', '1 Elm')])).toEqual(['Ada', 'Bo'])
  expect(toDistinctNames([to('Ada', '1 Elm'), to('Bo'), to('Ada', '2 Oak')])).toEqual([
    'Ada, 1 Elm',
    'Bo',
    'Ada, 2 Oak',
  ])
  expect(toDistinctNames([to('Ada', '1 Elm'), to('Ada', '1 Elm'), to('Ada')])).toEqual([
    'Ada, 1 Elm (1)',
    'Ada, 1 Elm (2)',
    'Ada',
  ])
})
