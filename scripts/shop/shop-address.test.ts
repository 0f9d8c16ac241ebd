import { announce } from './shop-address'

const SITES = [{ name: 'Maison Brindille', hostPrefixes: [''] }]

const START_KEY = 'k'.repeat(43)

function announced(engine: string, environment: Record<string, string> = { START_KEY }): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  announce(SITES, 3000, engine, environment)
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

test('the link with the key of this start opens the back office', () => {
  const engine = 'http://127.0.0.1:4000'
  expect(announced(engine)).toContain(`http://localhost:4000/back-office/start?key=${START_KEY}\n`)
  expect(announced(engine, { START_KEY, LOCAL_ACCESS: 'open' })).not.toContain(START_KEY)
  // without an engine of its own, it opens the preview
  expect(announced('https://shop.example.com')).toContain(
    `http://localhost:3000/admin/preview/access?key=${START_KEY}\n`,
  )
})

test('another host’s engine has no mails here', () => {
  expect(announced('https://shop.example.com')).not.toContain('Mails')
})
