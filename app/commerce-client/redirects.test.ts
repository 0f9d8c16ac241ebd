import { AppError, notFoundError } from '@/errors/app-error'
import { addQuery } from '@/rules/redirect'
import { findRedirect } from './redirects.server'
import { callScapi } from './transport'

jest.mock('./transport', () => ({ callScapi: jest.fn() }))

let mappings: Record<string, object>

beforeEach(() => {
  mappings = {}
  jest.mocked(callScapi).mockImplementation((...[, , , options]: unknown[]): never => {
    const { urlSegment } = (options as { parameters: { urlSegment: string } }).parameters
    const mapping = mappings[urlSegment]
    if (mapping === undefined) throw notFoundError(urlSegment)
    return Promise.resolve(mapping) as never
  })
})

const to = (destinationUrl: string, statusCode = 301, copySourceParams = true) => ({
  destinationUrl,
  statusCode,
  copySourceParams,
})

test.each([
  ['a page of this site', to('category/bars'), '/category/bars'],
  ['a whole path', to('/category/bars?sz=3'), '/category/bars?sz=3'],
  ['another host', to('https://blog.example/a?b=c'), 'https://blog.example/a?b=c'],
  [
    'a product without an address',
    { statusCode: 301, resourceType: 'PRODUCT', resourceId: '7' },
    '/product/product/7.html',
  ],
  [
    'a category without an address',
    { statusCode: 301, resourceType: 'CATEGORY', resourceId: 'x' },
    '/category/x',
  ],
  [
    'parameters of its own',
    { ...to('a?b=1'), additionalUrlParams: '&from=old' },
    '/a?b=1&from=old',
  ],
])('leads to %s', async (_what, mapping, location) => {
  mappings.old = mapping
  expect(await findRedirect('site', '/old/')).toMatchObject({ status: 301, location })
})

test('a page that is there, and an address that nobody knows, are no redirects', async () => {
  mappings.bars = { resourceType: 'CATEGORY', resourceId: 'bars' }
  expect(await findRedirect('site', '/bars')).toBeUndefined()
  expect(await findRedirect('site', '/none')).toBeUndefined()
})

test.each(['http://', 'https://[::1', 'javascript:void(0)'])(
  '%s leads nowhere',
  async (address) => {
    mappings.old = to(address)
    expect(await findRedirect('site', '/old')).toBeUndefined()
  },
)

test('what moved several times is followed to its end, for good only when all are', async () => {
  mappings = { a: to('b?x=1'), b: to('c', 302), c: to('/d', 301) }
  expect(await findRedirect('site', '/a')).toEqual({
    status: 302,
    location: '/d?x=1',
    keepsQuery: true,
  })
  mappings.c = to('/d', 301, false)
  expect(await findRedirect('site', '/a')).toMatchObject({ location: '/d', keepsQuery: false })
})

test('circles, and what never ends, lead nowhere', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  mappings = { a: to('b'), b: to('/a?x=1') }
  expect(await findRedirect('site', '/a')).toBeUndefined()
  mappings = Object.fromEntries(
    [...'abcdefgh'].map((one, i) => [one, to([...'bcdefghi'][i] ?? '')]),
  )
  expect(await findRedirect('site', '/a')).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(2)
})

test('without an answer there is no redirect', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = new AppError({ kind: 'unavailable', status: 503, message: 'no' })
  jest.mocked(callScapi).mockRejectedValue(error)
  expect(await findRedirect('site', '/a')).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
})

test.each([
  ['/a', '?b=c&b=d', '/a?b=c&b=d'],
  ['/a?x=1#y', '?b=c', '/a?x=1&b=c#y'],
  ['https://e.example/a', '?b=c', 'https://e.example/a?b=c'],
  ['/a', '', '/a'],
])('%s with %s is %s', (location, search, whole) => {
  expect(addQuery(location, search)).toBe(whole)
})
