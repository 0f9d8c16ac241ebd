import { z } from 'zod'

/*
 * The parts that content types share (demo/content/README.md). `kind` determines how the content
 * studio edits a part (describe-content-types.rules).
 */

export const Address = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/|mailto:|tel:)/,
    'neither a path such as /gifts nor an address that begins with https://',
  )
  .meta({ kind: 'link' })
export const Color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'not a color such as #5A1220')
  .meta({ kind: 'color' })
export const Words = z.string().min(1)
/** A name or a number that is the same in every language. */
export const ProperName = z.string().min(1).meta({ kind: 'name' })
export const CalendarDate = z.iso.date()
export const ProductIds = z.array(Words).min(1)
export const Align = z.enum(['left', 'center'])

const Share = z.number().min(0).max(1)

export const Image = z
  .strictObject({
    path: Words,
    alt: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /**
     * The point that stays visible when the picture is cropped, as fractions of its width and
     * height.
     */
    focalPoint: z.strictObject({ x: Share, y: Share }).optional(),
  })
  .meta({ kind: 'image' })

export const MenuLink = z.strictObject({
  displayName: Words,
  pageLink: Address,
  menuTextColor: Color.optional(),
})

export const Cta = z.strictObject({
  ctaText: Words,
  ctaLink: Address,
  ctaType: z.enum(['primary', 'secondary', 'link']),
  ctaTextColor: Color.optional(),
})

/** A link to another item; the delivered content contains that item in its place. */
const Link = z.looseObject({
  _meta: z.looseObject({ schema: z.string().endsWith('#/definitions/content-link') }),
  id: z.uuid(),
})

/** A block of a page: either a link to an item, or an inline block. */
export const Block = z.union([Link, z.looseObject({ contentType: Words })]).meta({ kind: 'block' })

/** Content that replaces the block for shoppers of certain customer groups (CNT-011). */
const Variation = z.strictObject({
  rank: z.number().int(),
  customerGroups: z.array(Words).min(1),
  content: Block,
})

export const CountdownTimer = z.strictObject({
  countdownEnable: z.boolean(),
  date: z.iso.datetime({ offset: true }),
  textColor: Color.optional(),
  backgroundColor: Color.optional(),
})

/**
 * Creates a content type with exactly these fields; otherwise a misspelled field would be lost
 * silently.
 */
export function contentType<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    _meta: z.unknown().optional(),
    contentType: z.string(),
    variations: z.array(Variation).optional(),
    ...shape,
  })
}
