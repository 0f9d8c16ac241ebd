import { expect, type APIResponse } from '@playwright/test'

/**
 * Requests the page until it comes from the cache that stored the first response: with two
 * storefronts, each has its own cache, and the next visit may reach the other.
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
