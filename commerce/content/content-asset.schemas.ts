import { z } from 'zod'

const Custom = z.record(z.string(), z.unknown())

/** `content_asset.definition`: an asset of a library (library.xsd). Instants are ISO texts. */
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
  /** The custom attribute `body`: markup. */
  body: z.string().optional(),
  folderIds: z.array(z.string()).default([]),
  classificationFolderId: z.string().optional(),
  /** Locale → property → text or value, with the names of the answer (`name`, `c_body` …). */
  localized: z.record(z.string(), Custom).default({}),
  custom: Custom.default({}),
  /** Of pages and components, e.g. `page.storePage`, `component.commerce_assets.editorialRichText`. */
  type: z.string().optional(),
  aspectType: z.string().optional(),
  /** The JSON of components' `data`, of pages' and components' `config`. */
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
  /** Site → `online`, `searchable` or attribute, where it differs there. */
  siteSpecific: z.record(z.string(), Custom).optional(),
})
export type ContentAsset = z.infer<typeof ContentAsset>
