import { z } from 'zod'
import { parseInstant } from './parse-instant'

const MAX_IDS = 50

// what would separate ids stands encoded in them
const decodeId = (id: string) =>
  id.replace(/%(2C|28|29|25)/gi, (encoded) => decodeURIComponent(encoded))

const Ids = z
  .string()
  .min(1)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .transform((ids) => ids.map(decodeId))
  .pipe(z.array(z.string().max(256)).min(1).max(MAX_IDS))

/** `ids=a,b` or, as some clients write lists, `ids=a&ids=b`. */
export const PromotionsQuery = z.object({
  ids: z.union([Ids, z.array(z.string().min(1).max(256)).min(1).max(MAX_IDS)]),
})

export const CampaignParams = z.object({ campaignId: z.string().min(1).max(256) })

const Moment = z.string().transform((text) => parseInstant(text) ?? null)

/** A date that cannot be read is null: the range is refused as a whole. */
export const CampaignQuery = z.object({
  startDate: Moment.optional(),
  endDate: Moment.optional(),
})
