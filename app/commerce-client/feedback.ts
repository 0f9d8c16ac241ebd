import { siteRoutes } from './site-routes'
import { callSite } from './transport'

export interface Feedback {
  /** 1 to 5. */
  rating: number
  comment?: string
  email?: string
  page: string
  /** The form's id: sent again, it counts as the same feedback. */
  entryId: string
}

/** Sends feedback to the retailer, from the browser and without a session. Throws AppError. */
export async function sendFeedback(siteId: string, feedback: Feedback): Promise<void> {
  await callSite(siteId, siteRoutes.feedback, { body: feedback })
}
