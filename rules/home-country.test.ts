import { farStateOf } from './home-country'

it.each([
  ['00601', 'PR'],
  ['00901-1234', 'PR'],
  ['00802', 'VI'],
  ['09012', 'AE'],
  ['34002', 'AA'],
  ['96349', 'AP'],
  ['96799', 'AS'],
  ['967011234', 'HI'],
  ['96850', 'HI'],
  ['96910', 'GU'],
  ['96932', 'GU'],
  ['96939', 'PW'],
  ['96940', 'PW'],
  ['96941', 'FM'],
  ['96950', 'MP'],
  ['96960', 'MH'],
  ['96970', 'MH'],
  ['99501', 'AK'],
  ['99950 1234', 'AK'],
  ['60601', undefined],
  ['00501', undefined],
  ['34102', undefined],
  ['99403', undefined],
  ['96162', undefined],
  ['995', undefined],
  ['K1A 0B1', undefined],
  [undefined, undefined],
])('the code %s belongs to %s', (code, state) => {
  expect(farStateOf(code)).toBe(state)
})
