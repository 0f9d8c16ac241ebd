import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { http, HttpResponse } from 'msw'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { serve } from '../../../tests/setup/serve'
import { letFollow, recordActivities } from '../testing/recommendations'
import { testSite } from '../../../tests/setup/render-app'
import { plantSession } from '../testing/plant-session'
import { readViewed, rememberViewed } from './recently-viewed'
import { reportActivity, useActivityOf } from './report-activity'

const SITE = testSite.id
const server = serve()
let reported: ReturnType<typeof recordActivities>['reported']

beforeEach(() => {
  letFollow()
  const service = recordActivities()
  reported = service.reported
  server.use(...service.handlers)
})

const add = () => reportActivity(SITE, 'addToCart', { products: [{ id: 'box' }] })

test('a guest is identified by the id of the visit, which the first activity creates [REC-018, REC-025]', async () => {
  add()
  await waitFor(() => expect(reported).toHaveLength(1))
  add()
  await waitFor(() => expect(reported).toHaveLength(2))
  const [first, second] = reported
  expect(first).toMatchObject({ name: 'addToCart', body: { products: [{ id: 'box' }] } })
  expect(first?.body.cookieId).toMatch(/^[0-9a-f]{32}$/)
  expect(second?.body.cookieId).toBe(first?.body.cookieId)
  expect(first?.body).not.toHaveProperty('userId')
})

test('a registered customer is identified by both [REC-019, REC-025]', async () => {
  plantSession(SITE, { customerId: 'customer-1', registered: true })
  add()
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(reported[0]?.body).toMatchObject({ userId: 'customer-1', cookieId: expect.any(String) })
  expect(JSON.stringify(reported)).not.toContain('usid-')
})

test('nothing is reported of what an editor views in preview', async () => {
  window.history.replaceState(null, '', '/boxes?previewTimestamp=1802600000000')
  add()
  window.history.replaceState(null, '', '/boxes')
  add()
  await waitFor(() => expect(reported.length).toBeGreaterThan(0))
  expect(reported).toHaveLength(1)
})

test.each(['the browser', 'the shop'])('nothing is reported where %s says not to', async (who) => {
  if (who === 'the shop') document.cookie = 'dw_dnt=1; Path=/'
  else Reflect.set(navigator, 'doNotTrack', '1')
  add()
  expect(document.cookie).not.toContain('visit_')
  // only the second activity is reported, because the first happened without permission
  clearCookies()
  letFollow()
  reportActivity(SITE, 'addToCart', { products: [{ id: 'bar' }] })
  await waitFor(() => expect(reported).not.toHaveLength(0))
  expect(reported).toMatchObject([{ body: { products: [{ id: 'bar' }] } }])
})

test('a service that fails costs a line in the log, and nothing else [REC-022]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(http.post('*/v3/activities/*', () => HttpResponse.error()))
  add()
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(warn.mock.calls[0]?.[0]).toContain('An activity was not reported')
})

test('a view is reported once, when its subject is loaded [REC-023]', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={toSite(testSite)}>{children}</SiteProvider>
  )
  const activity = () => ({ searchText: 'fudge', products: [] })
  const { rerender } = renderHook(
    ({ term }: { term?: string }) => useActivityOf('viewSearch', term, activity),
    { wrapper, initialProps: {} },
  )
  rerender({ term: 'fudge' })
  rerender({ term: 'fudge' })
  await waitFor(() => expect(reported).toMatchObject([{ name: 'viewSearch' }]))
})

test('stores the last 25 products, the newest first, each once [PDP-092]', () => {
  for (let number = 1; number <= 26; number += 1) rememberViewed(SITE, `p${number}`)
  const viewed = readViewed(SITE)
  expect(viewed).toHaveLength(25)
  expect(viewed[0]).toBe('p26')
  expect(viewed).not.toContain('p1')
  rememberViewed(SITE, 'p10')
  expect(readViewed(SITE).slice(0, 2)).toEqual(['p10', 'p26'])
  expect(readViewed(SITE)).toHaveLength(25)
})

test.each(['{', '{"a":1}', '[1,null]'])('a memory of %s is none', (stored) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem(`recently_viewed_${SITE}`, stored)
  expect(readViewed(SITE)).toEqual([])
})
