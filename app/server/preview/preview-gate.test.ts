import crypto from 'node:crypto'
import express from 'express'
import { jwtVerify } from 'jose'
import { PreviewTokens } from './preview-tokens'
import { readSites } from '../host/read-sites'
import { startTestHost } from '../testing/start-test-host'
import type { TestServer } from '../testing/start-test-server'

const CODE = 'Truffle-Tin-24'
const VSE = 'brindille.staging.localhost'
const MOMENT = '1802600000000'

let server: TestServer

const open = async (environment: NodeJS.ProcessEnv = {}) => {
  const shop = express().get('*', (req, res) => {
    res.set('Cache-Control', 'public, s-maxage=900').send(`shown ${req.url}`)
  })
  // a Commerce Cloud counts nothing for this process
  const defaults = { TRUST_PROXY: 'true', COMMERCE_ORIGIN: 'https://commerce.example' }
  server = await startTestHost({ ...defaults, ...environment }, shop, readSites('config'))
}
const LOCAL = { 'X-Forwarded-Host': 'volume.localhost:3000', 'X-Forwarded-For': '127.0.0.1' }
const REMOTE = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-For': '203.0.113.9' }
const get = (path: string, headers: Record<string, string> = REMOTE, method = 'GET') =>
  fetch(`${server.origin}${path}`, { method, headers, redirect: 'manual' })
const enter = (code: string, to: string, headers: Record<string, string> = REMOTE) =>
  fetch(`${server.origin}/admin/preview/access`, {
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

const START_KEY = 'k'.repeat(43)
const START = `/admin/preview/access?key=${START_KEY}`

test.each(EDITORS_ONLY)(
  'without a code %s opens on this machine by the link printed at start, or by a setting [PRV-003]',
  async (path) => {
    await open({ START_KEY, LOCAL_ACCESS: 'link' })
    // a reverse proxy on this machine sends any visitor's requests like this
    const closed = await get(path, LOCAL)
    expect(closed.status).toBe(403)
    expect(await closed.text()).toContain('link that was printed')
    const entered = await get(`${START}&to=${encodeURIComponent(path)}`, LOCAL)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, path])
    const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';')
    expect((await get(path, { ...LOCAL, Cookie: cookie })).status).not.toBe(403)
    expect((await get(START, LOCAL)).status).toBe(403)
    expect((await get(START, { ...LOCAL, Cookie: cookie })).status).toBe(302)
  },
)

test('the link leads back to the content studio, and nowhere else', async () => {
  const studio = 'http://localhost:4000/back-office/'
  await open({ START_KEY, LOCAL_ACCESS: 'link' })
  const to = (address: string) => `${START}&${new URLSearchParams({ to: address })}`
  const wrong = await get(to(studio).replace('=k', '=x'), LOCAL)
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null])
  const entered = await get(to(studio), LOCAL)
  expect(entered.headers.get('location')).toBe(studio)
  const Cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  for (const address of ['https://evil.example/', '//evil.example', 'http://localhost:4001/']) {
    const answer = await get(to(address), { ...LOCAL, Cookie })
    expect(answer.headers.get('location')).toBe('/admin/preview')
  }
})

test('a program that asks with HEAD does not use up the link', async () => {
  await open({ START_KEY, LOCAL_ACCESS: 'link' })
  expect((await get(START, LOCAL, 'HEAD')).headers.get('set-cookie')).toBeNull()
  expect((await get(START, LOCAL)).status).toBe(303)
})

test('with a code the key of the start opens nothing', async () => {
  await open({ START_KEY, PREVIEW_ACCESS_CODE: CODE })
  const answer = await get(START, LOCAL)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  expect(await answer.text()).toContain('Access code')
})

test('with LOCAL_ACCESS=open and without a code the preview is open on this machine [PRV-003]', async () => {
  await open({ LOCAL_ACCESS: 'open' })
  const answer = await get(`/?previewTimestamp=${MOMENT}`, LOCAL)
  expect([answer.status, await answer.text()]).toEqual([200, `shown /?previewTimestamp=${MOMENT}`])
  const begun = await get('/es-US/admin/preview', LOCAL)
  expect(begun.headers.get('location')).toBe(`/es-US/admin/preview?vseDomain=${VSE}`)
})

test.each<Record<string, string>>([
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-Forwarded-For': '203.0.113.9' },
  { 'X-Forwarded-Host': 'localhost' },
  { Forwarded: 'for=127.0.0.1;host=localhost' },
  { Via: '1.1 some-proxy' },
])('a proxy that was not announced is not this machine: %j [PRV-003]', async (headers) => {
  await open({ LOCAL_ACCESS: 'open', TRUST_PROXY: 'false' })
  expect((await get(`/?previewTimestamp=${MOMENT}`, headers)).status).toBe(403)
  expect((await get(`/?previewTimestamp=${MOMENT}`, {})).status).toBe(200)
})

test.each(EDITORS_ONLY)('without a code %s is closed to other machines [PRV-003]', async (path) => {
  await open({ LOCAL_ACCESS: 'open' })
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

test('the addresses of one IPv6 network, all of which a visitor has, share their guesses', async () => {
  await open({ PREVIEW_ACCESS_CODE: CODE })
  const from = (address: string) => ({ ...REMOTE, 'X-Forwarded-For': address })
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await enter(`guess-${guess}`, '/', from(`2001:db8:7:8:${guess}::${guess}`))
    expect(answer.status).toBe(401)
  }
  expect((await enter(CODE, '/', from('2001:db8:7:8:ffff::1'))).status).toBe(429)
  expect((await enter(CODE, '/', from('2001:db8:7:9::1'))).status).toBe(303)
})

test('the longest address and the longest code can be sent, composed either way', async () => {
  const code = `${'é'.repeat(190)}nougat-tin`
  await open({ PREVIEW_ACCESS_CODE: code })
  const to = `/boxes?q=${encodeURIComponent('ü'.repeat(320))}`
  const answer = await enter(`${code.normalize('NFD')} `, to)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
})

test('a shared link shows its own moment, and says when it has ended', async () => {
  await open({ PREVIEW_ACCESS_CODE: CODE })
  const tokens = new PreviewTokens({ accessCode: CODE })
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
  const foreign = await new PreviewTokens({ accessCode: 'another-code' }).signLink(parameters, 60)
  const forged = new URLSearchParams({ ...parameters, previewToken: foreign })
  expect((await get(`/?${forged}`)).status).toBe(302)
  expect((await get('/admin/preview/access', REMOTE)).status).toBe(200)
})

test('the code cannot be guessed quickly from a link', async () => {
  const secrets = { accessCode: 'a-code-of-this-test' }
  const token = await new PreviewTokens(secrets).signLink({ snapshotId: 'a' }, 60)
  const scrypt = jest.spyOn(crypto, 'scrypt')
  for (const guess of ['first', 'second', 'second', secrets.accessCode]) {
    await new PreviewTokens({ accessCode: guess }).readLink(token)
  }
  // N, r, p as OWASP asks for passwords; each secret is stretched once
  expect(scrypt.mock.calls.map(([secret, , , options]) => [secret, options])).toEqual(
    ['first', 'second'].map((guess) => [guess, expect.objectContaining({ N: 2 ** 17, r: 8 })]),
  )
  scrypt.mockRestore()
  const quick = new Uint8Array(
    crypto.hkdfSync('sha256', secrets.accessCode, '', 'praline preview', 32),
  )
  await expect(jwtVerify(token, quick)).rejects.toThrow('signature')
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
