import { z } from 'zod'

const Moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()])

/** Codes by which a visitor is known to come from somewhere, e.g. a printed catalogue. */
export const SourceCodeGroup = z.object({
  enabled: z.boolean().default(true),
  /** A plain day begins at midnight UTC, and holds to its end. */
  onlineFrom: Moment.optional(),
  onlineTo: Moment.optional(),
  /** `*` at the end stands for whatever follows. */
  codes: z.array(z.string().min(1)).default([]),
  priceBookIds: z.array(z.string()).default([]),
  campaignIds: z.array(z.string()).default([]),
  redirect: z.record(z.string(), z.unknown()).optional(),
  custom: z.record(z.string(), z.unknown()).default({}),
})
export type SourceCodeGroup = z.infer<typeof SourceCodeGroup>
