/** @jest-environment jest-fixed-jsdom */
import { secondsInDay } from 'date-fns/constants'
import { clearCookies } from '../../tests/setup/clear-cookies'
import { browserStore } from './browser-store'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

const useAgent = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

afterEach(() => {
  localStorage.clear()
  clearCookies()
})

test('on Safari, which expires cookies set by scripts, it is in local storage [SES-014]', () => {
  useAgent(SAFARI)
  browserStore().set('visit_shop', 'a;b', secondsInDay)
  expect(browserStore().get('visit_shop')).toBe('a;b')
  expect(document.cookie).toBe('')
  const later = Date.now() + secondsInDay * 1000 + 1
  jest.spyOn(Date, 'now').mockReturnValue(later)
  expect(browserStore().get('visit_shop')).toBeUndefined()
})

test('in other browsers it is in a cookie [SES-014]', () => {
  useAgent(CHROME)
  browserStore().set('visit_shop', 'a;b', secondsInDay)
  expect(browserStore().get('visit_shop')).toBe('a;b')
  expect(localStorage).toHaveLength(0)
  document.cookie = 'visit_shop=%E0%A4'
  expect(browserStore().get('visit_shop')).toBeUndefined()
  browserStore().remove('visit_shop')
  expect(document.cookie).toBe('')
})
