import { z } from 'zod'
import { fetchJson, unreadable } from '@/lib/fetch-json'

const answerSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), availableBalance: z.number() }),
  z.object({ success: z.literal(false), message: z.string() }),
])
export type GiftCardBalance = z.infer<typeof answerSchema>

/** What is left on a gift card, or why that is not told (D3 §7). @throws AppError */
export async function getGiftCardBalance(
  siteId: string,
  number: string,
  securityCode: string,
): Promise<GiftCardBalance> {
  const query = new URLSearchParams({ c_number: number, c_cvn: securityCode })
  const path = `/api/${siteId}/gift-card-balance?${query.toString()}`
  const answer = answerSchema.safeParse(await fetchJson(path, { body: {} }))
  if (answer.success) return answer.data
  throw unreadable(answer.error)
}
