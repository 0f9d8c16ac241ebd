import { expect, type APIResponse } from '@playwright/test'

/**
 * Waits for a cached response. With two storefronts each has its own cache, and the next request
 * may reach the other one.
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
