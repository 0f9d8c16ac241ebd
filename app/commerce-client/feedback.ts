import { siteRoutes } from './site-routes'
import { callSite } from './transport'

export interface Feedback {
  /** 1 to 5. */
  rating: number
  comment?: string
  email?: string
  /** Address of the page it was given on. */
  page: string
  /** The form's own id: sent again, it is the same feedback. */
  entryId: string
}

/** Hands feedback to the shop; from the browser, and without a session. Throws AppError. */
export async function sendFeedback(siteId: string, feedback: Feedback): Promise<void> {
  await callSite(siteId, siteRoutes.feedback, { body: feedback })
}
