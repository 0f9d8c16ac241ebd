import { fetchJson, unreadable } from '@/lib/fetch-json'

/** In the browser: the storefront's own route. Null where the purchase is not split. */
export async function getInstallmentMessage(
  siteId: string,
  locale: string,
  amount: number,
): Promise<string | null> {
  const query = new URLSearchParams({ amount: String(amount), locale })
  const body = await fetchJson(`/api/${siteId}/installment-message?${query}`)
  if (!isAnswer(body)) throw unreadable(body)
  return body.message
}

// Our own route wrote it.
function isAnswer(value: unknown): value is { message: string | null } {
  return typeof value === 'object' && value !== null && 'message' in value
}
