import { z } from 'zod'

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

const MAX_IDS = 50

// separators within an id are percent-encoded
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

/** An unreadable date becomes null, which makes the whole range invalid. */
export const CampaignQuery = z.object({
  startDate: Moment.optional(),
  endDate: Moment.optional(),
})

/** Parses a day or an ISO 8601 time, with or without seconds; without a time zone it is UTC. */
function parseInstant(text: string): Date | undefined {
  if (!DATE.test(text)) return undefined
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`
  const date = new Date(zoned)
  return Number.isNaN(date.getTime()) ? undefined : date
}
