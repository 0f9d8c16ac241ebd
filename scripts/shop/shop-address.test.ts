import { announce } from './shop-address'

const SITES = [{ name: 'Maison Brindille', hostPrefixes: [''] }]

function announced(engine: string): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  announce(SITES, 3000, engine)
  const text = write.mock.calls.map(([line]) => line).join('')
  write.mockRestore()
  return text
}

test('returns where the shop and its mails are', () => {
  expect(announced('http://127.0.0.1:4000')).toMatch(
    /Mails +http:\/\/localhost:4000\/back-office\/mails/,
  )
  expect(announced('http://127.0.0.1:4000')).toMatch(
    /Content studio +http:\/\/localhost:4000\/back-/,
  )
  expect(announced('http://127.0.0.1:4000')).toMatch(/Maison Brindille +http:\/\/localhost:3000/)
})

test('another host’s engine has no mails here', () => {
  expect(announced('https://shop.example.com')).not.toContain('Mails')
})
