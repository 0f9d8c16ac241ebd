import { toAppError } from '@/errors/to-app-error'

export interface Feedback {
  /** 1 to 5. */
  rating: number
  comment?: string
  email?: string
  /** Address of the page it was given on. */
  page: string
}

/** Hands feedback to the shop; from the browser, and without a session. Throws AppError. */
export async function sendFeedback(siteId: string, feedback: Feedback): Promise<void> {
  const response = await fetch(`/api/${siteId}/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  if (response.ok) return
  throw toAppError(await response.json().catch(() => undefined), response.status)
}
