import express from 'express'
import { readSites } from '../host/read-sites'
import { startTestHost } from '../testing/start-test-host'
import type { TestServer } from '../testing/start-test-server'

const VSE = 'brindille.staging.localhost'
const MOMENT = '1802600000000'

let server: TestServer

const open = async (environment: NodeJS.ProcessEnv = {}) => {
  const shop = express().get('*', (req, res) => {
    res.send(`shown ${req.url}`)
  })
  server = await startTestHost({ TRUST_PROXY: 'true', ...environment }, shop, readSites('config'))
}
const LOCAL = { 'X-Forwarded-Host': 'volume.localhost:3000', 'X-Forwarded-For': '127.0.0.1' }
const REMOTE = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-For': '203.0.113.9' }
const get = (path: string, headers: Record<string, string> = REMOTE) =>
  fetch(`${server.origin}${path}`, { headers, redirect: 'manual' })

test.each([
  ['/admin/preview?to=/gifts', `/gifts?vseDomain=${VSE}`],
  [
    `/es-US/admin/preview?to=/gifts?a=1&previewTimestamp=${MOMENT}`,
    `/es-US/gifts?a=1&previewTimestamp=${MOMENT}&vseDomain=${VSE}`,
  ],
  // an address elsewhere leads to the home page
  ['/admin/preview?to=https://evil.example/', `/admin/preview?vseDomain=${VSE}`],
  ['/admin/preview?to=//evil.example', `/admin/preview?vseDomain=${VSE}`],
])('%s leads to the preview at %s', async (path, location) => {
  await open({ LOCAL_ACCESS: 'open' })
  const answer = await get(path, LOCAL)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location])
})

test('only the studio and the shop itself may frame a previewed page, and nobody a page without access', async () => {
  const studio = { CONTENT_STUDIO_ORIGINS: 'https://studio.example' }
  await open({ LOCAL_ACCESS: 'open', ...studio })
  const shown = await get(`/gifts?vseDomain=${VSE}`, LOCAL)
  expect(shown.headers.get('x-frame-options')).toBeNull()
  expect(shown.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://studio.example",
  )
  const refused = await get(`/gifts?vseDomain=${VSE}`)
  expect(refused.status).toBe(403)
  expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(refused.headers.get('content-security-policy')).not.toContain('studio.example')
})
