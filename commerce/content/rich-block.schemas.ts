import { z } from 'zod'
import { Image, Words, contentType } from './content-parts.schemas'

/* Blocks with more than text and pictures: videos, iframes, and content of other sites. */

const mediaFile = (ending: RegExp, what: string) =>
  z.strictObject({ path: z.string().regex(ending, `not a path such as ${what}`) })

/**
 * `sources` contains the same video in several formats, in the order in which a browser tries them.
 */
const video = {
  title: Words,
  text: Words.optional(),
  poster: Image,
  sources: z.array(mediaFile(/^[\w-]+\/[\w.-]+\.(mp4|webm)$/, 'videos/kitchen.mp4')).min(1),
  captions: z
    .array(
      mediaFile(/^[\w-]+\/[\w.-]+\.vtt$/, 'videos/kitchen.en.vtt').extend({
        language: z.string().regex(/^[a-z]{2,3}$/, 'not a language such as en'),
      }),
    )
    .min(1),
  seconds: z.number().positive(),
}

const title = { title: Words }
const ECatalog = z
  .strictObject({
    name: z.literal('e-catalog'),
    ...title,
    pages: z.array(Image).min(1).optional(),
    pdfURL: z
      .string()
      .regex(/^[\w-]+\/.+\.pdf$/, 'not a path such as catalogs/spring.pdf')
      .optional(),
    src: z.url({ protocol: /^https$/ }).optional(),
  })
  .refine(
    ({ pages, src }) => pages !== undefined || src !== undefined,
    'An e-catalog needs pages or a frame address.',
  )
const LogoSleeve = z.strictObject({
  name: z.literal('logo-sleeve'),
  ...title,
  src: z.url({ protocol: /^https$/ }).optional(),
})

export const RICH_TYPES: Readonly<Record<string, z.ZodType>> = {
  'custom-html': contentType({
    title: Words.optional(),
    markup: Words.optional(),
    dynamicComponent: z.discriminatedUnion('name', [ECatalog, LogoSleeve]).optional(),
  }).refine(
    ({ markup, dynamicComponent }) => markup !== undefined || dynamicComponent !== undefined,
    'Custom HTML needs markup or a dynamic component.',
  ),
  'einstein-carousel': contentType({
    title: Words,
    recommender: z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/, 'not the name of a recommender'),
  }),
  'social-feed': contentType({
    title: Words.optional(),
    text: Words.optional(),
    album: z.string().regex(/^[\w-]{1,64}$/, 'not the id of an album'),
  }),
  video: contentType(video),
  'video-grid': contentType({
    title: Words.optional(),
    text: Words.optional(),
    videos: z.array(z.strictObject(video)).min(2),
  }),
}
