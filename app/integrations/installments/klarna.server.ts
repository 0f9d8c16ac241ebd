import { z } from 'zod'
import { askProviderFor } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import { PLACEMENT } from './klarna-placement'

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
 * Returns Klarna's installment message for a purchase.
 * @returns null if installments are not available. Throws AppError.
 */
export async function fetchInstallmentMessage(request: MessageRequest): Promise<string | null> {
  const { origin, clientId } = serverConfig().installments
  const query = new URLSearchParams({
    client_id: clientId ?? request.siteId,
    placement_key: PLACEMENT,
    locale: request.locale,
    purchase_amount: String(request.amount),
  })
  const address = `${origin}/messaging/v3?${query}`
  const call = { timeoutMs: TIMEOUT_MS }
  const { content } = await askProviderFor('installments', address, Messaging, call)
  return content.nodes.find(({ name }) => name === 'TEXT_MAIN')?.value ?? null
}
