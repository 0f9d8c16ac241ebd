import { fetchJson } from '@/lib/fetch-json'

const PROXY_PATH = '/mobify/proxy'

/**
 * Asks for a mail when a product is in stock again (D1 §7). What the answer says does not matter,
 * only that it is one.
 * @throws AppError when there was none, or a refusal.
 */
export async function requestStockNotice(
  siteId: string,
  productId: string,
  email: string,
): Promise<void> {
  const query = new URLSearchParams({ pid: productId, email })
  await fetchJson(`${PROXY_PATH}/${siteId}/bisn?${query}`)
}
