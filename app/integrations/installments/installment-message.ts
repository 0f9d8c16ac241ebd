import { toAppError } from '@/errors/to-app-error'

/** In the browser: the storefront's own route. Null where the purchase is not split. */
export async function getInstallmentMessage(
  siteId: string,
  locale: string,
  amount: number,
): Promise<string | null> {
  const query = new URLSearchParams({ amount: String(amount), locale })
  const address = `/api/${siteId}/installment-message?${query}`
  const response = await fetch(address).catch((error: unknown) => {
    throw toAppError(error)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok || !isAnswer(body)) throw toAppError(body, response.status)
  return body.message
}

// Our own route wrote it.
function isAnswer(value: unknown): value is { message: string | null } {
  return typeof value === 'object' && value !== null && 'message' in value
}
