import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'

const cardSession = z.object({ captureContext: z.string().min(1) })

/** Requests a card gateway session from our server, valid for one card form on this page. */
export async function startCardSession(siteId: string): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.paymentSession)
  return cardSession.parse(answer).captureContext
}
