import { dehydrate, QueryClient } from '@tanstack/react-query'
import { AppError, notFoundError } from '@/errors/app-error'
import { cacheControlFor } from './load-page'
import { flattenErrors, reviveErrors } from './page-errors'

const silent = { log: () => {}, warn: () => {}, error: () => {} }

test('a failed query is revived as an AppError in the browser', async () => {
  const queryClient = new QueryClient({ logger: silent })
  const queryFn = () => Promise.reject(notFoundError('No product x'))
  await queryClient.prefetchQuery({ queryKey: ['product'], queryFn, retry: false })
  const state = dehydrate(queryClient, { shouldDehydrateQuery: () => true })
  const arrived = reviveErrors(JSON.parse(JSON.stringify(flattenErrors(state))))
  const error = arrived?.queries[0]?.state.error
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ kind: 'not-found', message: 'No product x' })
})

test.each([
  [200, false, 'production', 'public, must-revalidate, s-maxage=900'],
  [404, false, 'production', 'public, must-revalidate, s-maxage=60'],
  [503, false, 'production', 'private, no-store'],
  [200, true, 'production', 'private, no-store'],
  [200, false, 'qa', 'private, no-store'],
  [200, false, undefined, 'private, no-store'],
])(
  'Cache-Control for status %s, private %s, target %s is %s',
  (status, isPrivate, deployTarget, header) => {
    expect(cacheControlFor({ status, isPrivate, isIncomplete: false, deployTarget })).toBe(header)
  },
)
