import { toAppError } from '@/errors/to-app-error'

/** The browser's calls of the storefront's routes: GET, or POST with a body. Throws AppError. */
export async function askReviews(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw toAppError(answer, response.status)
  return answer
}
