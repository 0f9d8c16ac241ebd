import { toReturnPath } from './return-path.rules'

const ORIGIN = 'http://localhost:4000'
const lead = (to: string) => toReturnPath(`?${new URLSearchParams({ to })}`, ORIGIN)

test('a login leads back to where one was', () => {
  expect(lead('/back-office/orders?text=ada')).toBe('/back-office/orders?text=ada')
  expect(lead('/page-views')).toBe('/page-views')
})

test.each(['', '//evil.example', '/\\evil.example', 'https://evil.example', '/back-office/login'])(
  'and not to %j',
  (to) => {
    expect(lead(to)).toBe('/back-office/')
  },
)
