/** @jest-environment node */
import express from 'express'
import { PreviewTokens } from './preview-tokens'
import { readSites } from '../host/read-sites'
import { startTestHost } from '../testing/start-test-host'
import type { TestServer } from '../testing/start-test-server'

const CODE = 'Truffle-Tin-24'
const VSE = 'brindille.staging.localhost'
const MOMENT = '1802600000000'

let server: TestServer | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

const open = async (environment: NodeJS.ProcessEnv = {}) => {
  const shop = express().get('*', (req, res) => {
    res.set('Cache-Control', 'public, s-maxage=900').send(`shown ${req.url}`)
  })
  server = await startTestHost({ TRUST_PROXY: 'true', ...environment }, shop, readSites('config'))
}
const LOCAL = { 'X-Forwarded-Host': 'volume.localhost:3000', 'X-Forwarded-For': '127.0.0.1' }
const REMOTE = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-For': '203.0.113.9' }
const get = (path: string, headers: Record<string, string> = REMOTE) =>
  fetch(`${server?.origin}${path}`, { headers, redirect: 'manual' })
const enter = (code: string, to: string, headers: Record<string, string> = REMOTE) =>
  fetch(`${server?.origin}/admin/preview/access`, {
    method: 'POST',
    headers,
    redirect: 'manual',
    body: new URLSearchParams({ code, to }),
  })

const EDITORS_ONLY = [
  '/admin/preview',
  '/admin/visualization',
  '/ADMIN/preview',
  '/%61dmin/preview',
  '/es-US/admin/preview',
  `/?previewTimestamp=${MOMENT}`,
  '/search?q=a&customerGroup=Friends',
  '/es-US/category/x?snapshotId=a-1',
  `/?%76seDomain=${VSE}`,
]

test('without a code the preview is open on this machine [PRV-003]', async () => {
  await open()
  const answer = await get(`/?previewTimestamp=${MOMENT}`, LOCAL)
  expect([answer.status, await answer.text()]).toEqual([200, `shown /?previewTimestamp=${MOMENT}`])
  const begun = await get('/es-US/admin/preview', LOCAL)
  expect(begun.headers.get('location')).toBe(`/es-US/admin/preview?vseDomain=${VSE}`)
})

test.each(EDITORS_ONLY)('without a code %s is closed to other machines [PRV-003]', async (path) => {
  await open()
  const forged = { ...REMOTE, 'X-Forwarded-Host': 'localhost:3000' }
  for (const headers of [REMOTE, forged]) {
    const answer = await get(path, headers)
    expect(answer.status).toBe(403)
    const html = await answer.text()
    expect(html).toContain('PREVIEW_ACCESS_CODE')
    expect(html).not.toContain('shown')
  }
})

test.each(EDITORS_ONLY)(
  'with a code set, %s asks for it, on every machine [PRV-003]',
  async (path) => {
    await open({ PREVIEW_ACCESS_CODE: CODE })
    for (const headers of [REMOTE, LOCAL, { ...REMOTE, Cookie: 'preview_access=a.b.c' }]) {
      const answer = await get(path, headers)
      expect(answer.status).toBe(302)
      const place = new URL(answer.headers.get('location') ?? '', 'http://own.invalid')
      expect(place.pathname).toMatch(/^(?:\/es-US)?\/admin\/preview\/access$/)
      expect(place.searchParams.get('to')).toBe(path)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
  },
)

test('the code leads to where the editor wanted to go, for eight hours [PRV-003]', async () => {
  await open({ PREVIEW_ACCESS_CODE: CODE })
  const to = `/boxes?previewTimestamp=${MOMENT}`
  const form = await get(`/admin/preview/access?${new URLSearchParams({ to })}`)
  expect(await form.text()).toContain(`value="${to}"`)

  const wrong = await enter('not-the-code', to)
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null])
  expect(await wrong.text()).toContain('That is not the code.')

  const right = await enter(CODE, to)
  expect([right.status, right.headers.get('location')]).toEqual([303, to])
  const cookie = right.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^preview_access=[^;]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/)
  const page = await get(to, { ...REMOTE, Cookie: `a=b; ${cookie.split(';')[0]}` })
  expect([page.status, await page.text()]).toEqual([200, `shown ${to}`])
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/admin/preview/access'])(
  'the form never leads to %s',
  async (to) => {
    await open({ PREVIEW_ACCESS_CODE: CODE })
    expect((await enter(CODE, to)).headers.get('location')).toBe('/admin/preview')
  },
)

test('guesses at the code are limited by IP address', async () => {
  await open({ PREVIEW_ACCESS_CODE: CODE })
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await enter(`guess-${guess}`, '/')).status).toBe(401)
  }
  const late = await enter(CODE, '/')
  expect([late.status, late.headers.get('set-cookie')]).toEqual([429, null])
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800)
  const other = { ...REMOTE, 'X-Forwarded-For': '203.0.113.10' }
  expect((await enter(CODE, '/', other)).status).toBe(303)
})

test('a shared link shows its own moment, and says when it has ended', async () => {
  await open({ PREVIEW_ACCESS_CODE: CODE })
  const tokens = new PreviewTokens(CODE)
  const parameters = { vseDomain: VSE, previewTimestamp: MOMENT }
  const link = async (seconds: number, changed = {}) => {
    const previewToken = await tokens.signLink(parameters, seconds)
    return get(`/boxes?${new URLSearchParams({ ...parameters, ...changed, previewToken })}`)
  }
  expect((await link(60)).status).toBe(200)
  expect((await link(60, { previewTimestamp: '1802600000001' })).status).toBe(302)
  expect((await link(60, { customerGroup: 'Friends' })).status).toBe(302)
  const ended = await link(-1)
  expect(ended.status).toBe(403)
  expect(await ended.text()).toContain('This link has ended')
  const foreign = await new PreviewTokens('another-code').signLink(parameters, 60)
  const forged = new URLSearchParams({ ...parameters, previewToken: foreign })
  expect((await get(`/?${forged}`)).status).toBe(302)
  expect((await get('/admin/preview/access', REMOTE)).status).toBe(200)
})

test.each([
  'vseDomain=evil.example',
  'vseDomain=brindille.staging.localhost@evil.example',
  'vseDomain=a.brindille.staging.localhost',
  'previewTimestamp=tomorrow',
  'previewTimestamp=1&previewTimestamp=2',
  'snapshotId=../x',
  'customerGroup=a%00b',
])('what cannot be shown is refused: %s', async (query) => {
  await open()
  expect((await get(`/?${query}`, LOCAL)).status).toBe(400)
})

test('the public pages are as they were', async () => {
  await open({ PREVIEW_ACCESS_CODE: CODE })
  const answer = await get('/administration?utm_source=mail')
  expect([answer.status, await answer.text()]).toEqual([200, 'shown /administration'])
  expect(answer.headers.get('cache-control')).toBe('public, s-maxage=900')
  expect(answer.headers.has('x-robots-tag')).toBe(false)
})
