import { z } from 'zod'

const Custom = z.record(z.string(), z.unknown())

/** When a configuration is shown; dates are ISO texts, times `HH:mm:ss`. */
const Schedule = z.object({
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  weekdays: z.array(z.string()).optional(),
  timeFrom: z.string().optional(),
  timeTo: z.string().optional(),
})

const SlotContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('products'), ids: z.array(z.string()) }),
  z.object({ type: z.literal('categories'), ids: z.array(z.string()) }),
  z.object({ type: z.literal('content-assets'), ids: z.array(z.string()) }),
  /** Markup by locale: `{default: '<p>…</p>'}`. */
  z.object({ type: z.literal('html'), html: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('recommended-products'), ids: z.array(z.string()) }),
])
type SlotContent = z.infer<typeof SlotContent>

export const SlotCampaign = z.object({
  campaignId: z.string(),
  rank: z.number().optional(),
  schedule: Schedule.default({}),
  customerGroupIds: z.array(z.string()).default([]),
})
export type SlotCampaign = z.infer<typeof SlotCampaign>

/** `content_slot.definition`: one configuration of a slot (slot.xsd). */
export const ContentSlot = z.object({
  context: z.enum(['global', 'category', 'folder']).default('global'),
  contextId: z.string().optional(),
  configurationId: z.string(),
  description: z.string().optional(),
  enabled: z.boolean().default(true),
  /** If false, the configuration is shown only in campaigns. */
  isOfSite: z.boolean().default(true),
  /** Shown only if no other configuration is active. */
  isDefault: z.boolean().default(false),
  /** Lower values take precedence. */
  rank: z.number().optional(),
  template: z.string().optional(),
  /** By locale. */
  calloutMsg: z.record(z.string(), z.string()).optional(),
  schedule: Schedule.default({}),
  customerGroupIds: z.array(z.string()).default([]),
  content: SlotContent.optional(),
  /**
   * If set, the configuration is shown only while one of the campaigns and its schedule are active.
   */
  campaigns: z.array(SlotCampaign).optional(),
  localized: z.record(z.string(), Custom).optional(),
  custom: Custom.default({}),
})
export type ContentSlot = z.infer<typeof ContentSlot>
