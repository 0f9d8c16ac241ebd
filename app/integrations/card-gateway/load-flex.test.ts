/** @jest-environment jest-fixed-jsdom */
import { loadFlex } from './load-flex'

const library = { url: 'https://gateway.example/flex.js', integrity: 'sha256-x' }
const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${library.url}"]`)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  script()?.remove()
  Reflect.deleteProperty(window, 'Flex')
})

test('a script that hangs is waited for two minutes, then tried anew when it is wanted [ERR-002]', async () => {
  const failed = jest.fn()
  const loading = loadFlex(library).catch(failed)
  expect(script()).toHaveProperty('integrity', library.integrity)
  await jest.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await loading
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unavailable', status: 503 }))
  expect(script()).toBeNull()

  class Flex {}
  const again = loadFlex(library)
  Object.assign(window, { Flex })
  script()?.dispatchEvent(new Event('load'))
  expect(await again).toBe(Flex)
})

test('a script that cannot be had fails at once', async () => {
  const loading = loadFlex(library)
  script()?.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toMatchObject({ kind: 'unavailable' })
  expect(script()).toBeNull()
})
