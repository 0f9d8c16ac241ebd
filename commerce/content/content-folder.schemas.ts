import { z } from 'zod'

const Custom = z.record(z.string(), z.unknown())

/** `content_folder.definition`: a folder of a library (library.xsd). The root folder is `root`. */
export const ContentFolder = z.object({
  online: z.boolean().default(true),
  name: z.string().optional(),
  description: z.string().optional(),
  pageTitle: z.string().optional(),
  pageDescription: z.string().optional(),
  pageKeywords: z.string().optional(),
  parentId: z.string().optional(),
  position: z.number().default(0),
  localized: z.record(z.string(), Custom).default({}),
  custom: Custom.default({}),
})
export type ContentFolder = z.infer<typeof ContentFolder>
