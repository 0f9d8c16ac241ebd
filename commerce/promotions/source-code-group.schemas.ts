import { z } from 'zod'

const Moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

/** A group of codes that show where a visitor comes from, e.g. a printed catalog. */
export const SourceCodeGroup = z.object({
  enabled: z.boolean().default(true),
  /** A date without a time is that day in the site's time zone; as an end it includes the day. */
  onlineFrom: Moment.optional(),
  onlineTo: Moment.optional(),
  /** A `*` at the end matches any suffix. */
  codes: z.array(z.string().min(1)).default([]),
  priceBookIds: z.array(z.string()).default([]),
  campaignIds: z.array(z.string()).default([]),
  redirect: z.record(z.string(), z.unknown()).optional(),
  custom: z.record(z.string(), z.unknown()).default({}),
})
export type SourceCodeGroup = z.infer<typeof SourceCodeGroup>
