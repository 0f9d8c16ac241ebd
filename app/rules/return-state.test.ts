import { readReturnState } from './return-state'

test.each(['/', '/cart', '/account', '/search?q=a&sz=12', '/truffles/sea-salt/p1.html'])(
  '%s is a way back',
  (from) => expect(readReturnState({ from }).from).toBe(from),
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'cart',
  '',
  '/login',
  '/login?x=1',
  '/register',
  7,
  undefined,
])('%j is none', (from) => expect(readReturnState({ from }).from).toBeUndefined())

test('anything may stand in a location', () => {
  expect([undefined, null, 'x', 3].map((state) => readReturnState(state))).toEqual([{}, {}, {}, {}])
})
