import { expect, type APIResponse } from '@playwright/test'

/**
 * The page from the cache that it was stored in when it was first sent: where there are two
 * storefronts, each has one of its own, and the next visit may be the other's.
 */
export async function untilCached(
  first: APIResponse,
  get: () => Promise<APIResponse>,
): Promise<APIResponse> {
  let answer = first
  const next = async () => {
    answer = await get()
    const { 'x-cache': cache, etag } = answer.headers()
    return { cache, etag }
  }
  await expect.poll(next).toEqual({ cache: 'HIT', etag: first.headers()['etag'] })
  return answer
}
