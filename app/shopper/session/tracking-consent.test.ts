/** @jest-environment jest-fixed-jsdom */
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { letFollow } from '../testing/recommendations'
import {
  agreeToCookies,
  isAllowed,
  isConsentOpen,
  mustAgreeFirst,
  readTrackingConsent,
} from './tracking-consent'

const inZone = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...Intl.DateTimeFormat().resolvedOptions(), timeZone })
const setMode = (mode: string) => (document.documentElement.dataset.cookies = mode)
const allowed = () => [isAllowed('measuring'), isAllowed('marketing')]

beforeEach(letFollow)
afterEach(() => {
  jest.restoreAllMocks()
  clearCookies()
  delete document.documentElement.dataset.cookies
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test.each([
  ['Europe/Berlin', true],
  ['Europe/London', true],
  ['Atlantic/Canary', true],
  ['Africa/Ceuta', true],
  ['Asia/Nicosia', true],
  ['America/New_York', false],
  ['Africa/Cairo', false],
  ['Asia/Tokyo', false],
  ['UTC', false],
])('in the time zone %s visitors must agree first: %s', (zone, mustAgree) => {
  inZone(zone)
  expect(mustAgreeFirst()).toBe(mustAgree)
  expect(allowed()).toEqual([!mustAgree, !mustAgree])
})

test('the preference of the site comes before the place', () => {
  inZone('Europe/Paris')
  setMode('notice')
  expect(mustAgreeFirst()).toBe(false)
  inZone('America/Chicago')
  setMode('opt-in')
  expect(mustAgreeFirst()).toBe(true)
})

test.each(['consent=0', 'myconsent=1', 'consent=11'])(
  '%s is not yet an answer [SHELL-019]',
  (one) => {
    document.cookie = one
    expect(isConsentOpen()).toBe(true)
    expect(readTrackingConsent()).toBe('not-asked')
  },
)

test('a notice that was accepted is no agreement where one is needed', () => {
  setMode('opt-in')
  agreeToCookies()
  expect([isConsentOpen(), readTrackingConsent()]).toEqual([true, 'refused'])
  setMode('notice')
  expect([isConsentOpen(), readTrackingConsent()]).toEqual([false, 'agreed'])
})

test.each(['notice', 'opt-in'])('in the mode %s each purpose is allowed by itself', (mode) => {
  setMode(mode)
  agreeToCookies(['measuring'])
  expect([...allowed(), isConsentOpen(), readTrackingConsent()]).toEqual([
    true,
    false,
    false,
    'agreed',
  ])
  agreeToCookies([])
  expect([...allowed(), isConsentOpen(), readTrackingConsent()]).toEqual([
    false,
    false,
    false,
    'refused',
  ])
  agreeToCookies(['measuring', 'marketing'])
  expect(allowed()).toEqual([true, true])
})

test('a browser that refuses is obeyed, whatever was chosen', () => {
  agreeToCookies(['measuring', 'marketing'])
  Object.assign(navigator, { globalPrivacyControl: true })
  expect([...allowed(), readTrackingConsent()]).toEqual([false, false, 'refused'])
})
