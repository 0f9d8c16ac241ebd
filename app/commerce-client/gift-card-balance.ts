import { z } from 'zod'
import { unreadable } from '@/errors/to-app-error'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const answerSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), availableBalance: z.number() }),
  z.object({ success: z.literal(false), message: z.string() }),
])
export type GiftCardBalance = z.infer<typeof answerSchema>

/**
 * Returns the balance of a gift card, or the reason why it is not returned (FORM-069).
 * @param captchaToken if the site requires one
 * @throws AppError
 */
export async function getGiftCardBalance(
  siteId: string,
  number: string,
  securityCode: string,
  captchaToken?: string,
): Promise<GiftCardBalance> {
  const query = {
    c_number: number,
    c_cvn: securityCode,
    ...(captchaToken && { c_recaptchaToken: captchaToken }),
  }
  const answer = answerSchema.safeParse(
    await callSite(siteId, siteRoutes.giftCardBalance, { query }),
  )
  if (answer.success) return answer.data
  throw unreadable(answer.error)
}
