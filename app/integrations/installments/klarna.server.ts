import { z } from 'zod'
import { toAppError } from '@/errors/to-app-error'
import { PLACEMENT } from './installments.port'

const TIMEOUT_MS = 5_000

const Messaging = z.object({
  content: z.object({
    nodes: z.array(z.object({ name: z.string(), type: z.string(), value: z.string().optional() })),
  }),
})

interface MessageRequest {
  siteId: string
  locale: string
  /** In minor units. */
  amount: number
}

/**
 * What Klarna says of a purchase.
 * @returns null where it is not split. Throws AppError.
 */
export async function fetchInstallmentMessage(request: MessageRequest): Promise<string | null> {
  const query = new URLSearchParams({
    client_id: process.env.KLARNA_CLIENT_ID || request.siteId,
    placement_key: PLACEMENT,
    locale: request.locale,
    purchase_amount: String(request.amount),
  })
  const address = `${messagingOrigin()}/messaging/v3?${query}`
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw toAppError(error)
    },
  )
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw toAppError(body, response.status)
  const answer = Messaging.safeParse(body)
  if (!answer.success) throw toAppError(body, 502)
  return answer.data.content.nodes.find(({ name }) => name === 'TEXT_MAIN')?.value ?? null
}

/** `INSTALLMENTS_ORIGIN` (Klarna's API), else the one the commerce engine answers. */
function messagingOrigin(): string {
  const { INSTALLMENTS_ORIGIN, COMMERCE_ORIGIN, COMMERCE_PORT } = process.env
  const engine = COMMERCE_ORIGIN || `http://127.0.0.1:${COMMERCE_PORT || '4000'}`
  return (INSTALLMENTS_ORIGIN || engine).replace(/\/$/, '')
}
