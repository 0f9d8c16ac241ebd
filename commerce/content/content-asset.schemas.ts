import { z } from 'zod'

const Custom = z.record(z.string(), z.unknown())

/** `content_asset.definition`: an asset of a library (library.xsd). Dates are ISO texts. */
export const ContentAsset = z.object({
  online: z.boolean().default(true),
  onlineFrom: z.string().optional(),
  onlineTo: z.string().optional(),
  searchable: z.boolean().default(true),
  name: z.string().optional(),
  description: z.string().optional(),
  template: z.string().optional(),
  pageTitle: z.string().optional(),
  pageDescription: z.string().optional(),
  pageKeywords: z.string().optional(),
  pageUrl: z.string().optional(),
  /** The custom attribute `body`, which contains markup. */
  body: z.string().optional(),
  folderIds: z.array(z.string()).default([]),
  classificationFolderId: z.string().optional(),
  /** Locale → property → value, with the property names of the API (`name`, `c_body` …). */
  localized: z.record(z.string(), Custom).default({}),
  custom: Custom.default({}),
  /**
   * Only for pages and components, e.g. `page.storePage`,
   * `component.commerce_assets.editorialRichText`.
   */
  type: z.string().optional(),
  aspectType: z.string().optional(),
  /** `data` is set for components, `config` for pages and components; both are parsed JSON. */
  data: Custom.optional(),
  config: Custom.optional(),
  links: z
    .array(z.object({ contentId: z.string(), type: z.string(), position: z.number().default(0) }))
    .optional(),
  assignments: z
    .array(
      z.object({ objectType: z.string(), objectId: z.string(), lookupMode: z.string().optional() }),
    )
    .optional(),
  /** Site → `online`, `searchable` or custom attribute, if the site has a different value. */
  siteSpecific: z.record(z.string(), Custom).optional(),
})
export type ContentAsset = z.infer<typeof ContentAsset>
