import { once } from 'node:events'
import type { Server } from 'node:http'
import { QueryClient } from '@tanstack/react-query'
import express, { type Response } from 'express'
import { findRedirect } from '@/commerce-client/redirects'
import { AppError, notFoundError } from '@/errors/app-error'
import { recordContentChange } from '@/lib/content-changes.server'
import type { PageComponent, PageLoadArgs } from '@/lib/page-load'
import { toSite } from '@/site/site'
import { loadPage, type InitAppStateResult } from './load-page'

jest.mock('@/site/deploy-target', () => ({ deployTarget: () => 'production' }))
// use the server's implementation
jest.mock('@/lib/content-changes', () => jest.requireActual('@/lib/content-changes.server'))
jest.mock('@/shell/load-shell', () => ({ loadShell: async () => undefined }))
jest.mock('@/commerce-client/redirects', () => ({ findRedirect: jest.fn() }))
jest.mock('@salesforce/pwa-kit-react-sdk/ssr/universal/errors', () => ({
  HTTPError: class extends Error {
    status: number
    constructor(code: number) {
      super()
      this.status = code
    }
  },
}))

const silent = { log: () => {}, warn: () => {}, error: () => {} }
const closed = new AppError({ kind: 'maintenance', status: 503, message: 'closed' })

let basename: string
beforeEach(() => {
  basename = ''
  jest.mocked(findRedirect).mockResolvedValue(undefined)
})

let server: Server
let origin: string
let page: (res: Response) => Promise<unknown>
let result: InitAppStateResult

beforeAll(async () => {
  const app = express().get('*', (_req, res) => {
    page(res).then(
      () => res.end(),
      () => res.status(599).end(),
    )
  })
  server = app.listen(0)
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function answerOf(pathname: string, load: PageComponent['load'], search = '') {
  const component: PageComponent = Object.assign(() => null, { load })
  const config = { id: 'shop', name: '', tabLabel: '', locale: 'en-US', currency: 'USD' }
  const loadArgs: PageLoadArgs = {
    queryClient: new QueryClient({ logger: silent }),
    params: {},
    search: new URLSearchParams(search),
    site: toSite({ ...config, hostPrefixes: [], capabilities: [] }, { locale: 'en-US', basename }),
    locals: {},
  }
  const location = { pathname, search }
  page = async (res) => {
    result = await loadPage(
      { component, match: { params: {} }, route: {}, res, location },
      loadArgs,
    )
  }
  const { status, headers } = await fetch(origin, { redirect: 'manual' })
  return {
    status,
    location: headers.get('location'),
    caching: headers.get('cache-control'),
    nextChange: headers.get('x-next-change'),
  }
}

const missing = async () => {
  throw notFoundError('Nothing here')
}

describe('a URL without a page', () => {
  test("redirects to the merchant's target and keeps the query", async () => {
    jest
      .mocked(findRedirect)
      .mockResolvedValue({ status: 301, location: '/category/bars?sz=3', keepsQuery: true })
    const answer = await answerOf('/old', missing, '?utm=mail')
    expect(answer.status).toBe(301)
    expect(answer.location).toBe('/category/bars?sz=3&utm=mail')
    expect(answer.caching).toBe('public, max-age=60, s-maxage=300')
    expect(findRedirect).toHaveBeenCalledWith('shop', '/old')
  })

  test('keeps the language in the redirect, and drops the query if the merchant says so', async () => {
    basename = '/es-US'
    const redirect = { status: 302, location: '/cart', keepsQuery: false } as const
    jest.mocked(findRedirect).mockResolvedValue(redirect)
    const answer = await answerOf('/old', missing, '?utm=mail')
    expect(answer.status).toBe(302)
    expect(answer.location).toBe('/es-US/cart')
    jest.mocked(findRedirect).mockResolvedValue({ ...redirect, location: 'https://a.example/' })
    expect((await answerOf('/old', missing)).location).toBe('https://a.example/')
  })

  test('is a 404 without a redirect, and an existing page looks up no redirect [SHELL-011]', async () => {
    const answer = await answerOf('/none', missing)
    expect(answer.status).toBe(404)
    expect(answer.location).toBeNull()
    jest.mocked(findRedirect).mockClear()
    expect((await answerOf('/here', async () => undefined)).status).toBe(200)
    expect(findRedirect).not.toHaveBeenCalled()
  })
})

test('an incomplete page is cached for one minute only', async () => {
  const away = new AppError({ kind: 'unavailable', status: 503, message: 'away' })
  const without = (error: AppError) =>
    answerOf('/', async ({ queryClient }) => {
      await queryClient.prefetchQuery({
        queryKey: ['row'],
        queryFn: () => Promise.reject(error),
        retry: false,
      })
    })
  expect((await without(away)).caching).toBe('public, must-revalidate, s-maxage=60')
  expect((await without(notFoundError('none'))).caching).toBe(
    'public, must-revalidate, s-maxage=900',
  )
})

test('a page is cached no longer than until the next scheduled change of its content', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const reading = (...moments: (number | undefined)[]) =>
    answerOf('/', async () => {
      await Promise.all(moments.map(async (moment) => recordContentChange(moment)))
    })
  expect(await reading(undefined, 2_000_000, 1_061_900)).toMatchObject({
    caching: 'public, must-revalidate, s-maxage=61',
    nextChange: '1061900',
  })
  expect((await reading(1_000_999)).caching).toBe('public, must-revalidate, s-maxage=0')
  expect((await reading(900_000)).caching).toBe('public, must-revalidate, s-maxage=0')
  expect(await reading(undefined)).toMatchObject({
    caching: 'public, must-revalidate, s-maxage=900',
    nextChange: null,
  })
})

test('a page whose main service is unavailable is a 503 that is not cached', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await answerOf('/search', async () => {
    throw new AppError({ kind: 'unavailable', status: 503, message: 'away' })
  })
  expect(answer).toMatchObject({ status: 503, caching: 'private, no-store' })
  expect(result.error).toMatchObject({ status: 503 })
})

describe('maintenance', () => {
  test('redirects to the maintenance page without caching [ERR-007]', async () => {
    const answer = await answerOf('/category/x', async () => {
      throw closed
    })
    expect(answer.status).toBe(302)
    expect(answer).toMatchObject({ location: '/maintenance', caching: 'private, no-store' })
  })

  const withClosedRow = (path: string) =>
    answerOf(path, async ({ queryClient }) => {
      const queryFn = () => Promise.reject(closed)
      await queryClient.prefetchQuery({ queryKey: ['row'], queryFn, retry: false })
    })

  test('is detected in optional requests of a page, too [ERR-007]', async () => {
    basename = '/es-US'
    const answer = await withClosedRow('/')
    expect(answer.status).toBe(302)
    expect(answer.location).toBe('/es-US/maintenance')
  })

  test('has a page that does not redirect itself [ERR-012]', async () => {
    const answer = await withClosedRow('/maintenance')
    expect(answer.status).toBe(200)
    expect(answer.location).toBeNull()
  })
})

test('an unexpected error shows the error page [ERR-013]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await answerOf('/', async () => {
    throw new Error('broken')
  })
  expect(answer.status).toBe(500)
  expect(result.error).toMatchObject({ status: 500 })
  expect(log).toHaveBeenCalledTimes(1)
})
