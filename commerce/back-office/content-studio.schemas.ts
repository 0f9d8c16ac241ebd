import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import {
  CALENDAR_DAYS,
  DELIVERY_KEY,
  MAX_NAME_LENGTH,
  PICTURE_LIMITS,
  NAME_LENGTH,
} from '../../contracts/studio'
import { PICTURE_USES } from '../../contracts/picture'
import { ITEM_ORDERS } from '../content/studio.service'
import { optional, SearchText, sortedBy } from './paging.schemas'

const PAGE_SIZE = 50
const PICTURES = 60
const FURTHEST = 100_000

const Offset = z.coerce.number().int().min(0).max(FURTHEST).default(0)
const Text = SearchText.default('')
const Id = z.string().min(1).max(256)
const Editor = z.string().trim().min(1).max(NAME_LENGTH)
const Version = z.number().int().min(0).max(1_000_000_000)
const Moment = z.iso.datetime({ offset: true })
const Body = z.record(z.string(), z.unknown())

/** Comma-separated. */
const Ids = z
  .string()
  .max(4000)
  .optional()
  .transform((text) => text?.split(',').slice(0, 100))

export const ListQuery = z.object({
  text: Text,
  ids: Ids,
  contentType: z.string().max(100).optional(),
  status: z.enum(['published', 'draft', 'scheduled', 'removed']).optional(),
  translation: optional(z.enum(['missing'])),
  sort: sortedBy(ITEM_ORDERS),
  offset: Offset,
  limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
})
export const PictureQuery = z.object({
  text: Text,
  offset: Offset,
  limit: z.coerce.number().int().min(1).max(PICTURES).default(PICTURES),
})
export const LibraryQuery = PictureQuery.extend({ use: optional(z.enum(PICTURE_USES)) })
const PicturePath = z.string().min(1).max(300)
export const Signed = z.object({ editor: Editor })
export const Replacement = Signed.extend({
  from: PicturePath,
  to: PicturePath,
  known: z.array(z.object({ itemId: Id, editionId: Id, version: Version })).max(5000),
  alt: z
    .record(
      z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
      z.string().trim().min(1).max(PICTURE_LIMITS.alt),
    )
    .refine((texts) => Object.keys(texts).length > 0, 'no language')
    .optional(),
})
export const UploadQuery = z.object({
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  alt: z.string().trim().max(PICTURE_LIMITS.alt).default(''),
  editor: Editor,
})
export const ThumbnailQuery = z.object({ path: PicturePath })
export const ChoiceQuery = z.object({
  text: Text,
  /** Returns only these ids, to look up their names. */
  ids: Ids,
})
export const ItemParams = z.object({ id: Id })
export const VersionParams = z.object({ id: Id, version: z.coerce.number().pipe(Version) })
/** An edition, or the one that is shown at a moment. */
export const EditionQuery = z.object({
  edition: Id.optional(),
  at: z.union([z.literal('now'), Moment]).optional(),
})

export const CalendarQuery = z
  .object({ from: Moment, to: Moment })
  .transform(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
  .refine(
    ({ from, to }) =>
      to > from && to.getTime() - from.getTime() <= CALENDAR_DAYS * millisecondsInDay,
    `A calendar is of ${CALENDAR_DAYS} days at most.`,
  )

export const Write = z.object({ editionId: Id, expectedVersion: Version, editor: Editor })
export const Save = Write.extend({
  body: Body,
  note: z.string().trim().max(200).optional(),
  isPublished: z.boolean().optional(),
})
export const Revert = Write.extend({ version: Version })

const Identity = z.object({
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  key: z
    .string()
    .max(MAX_NAME_LENGTH)
    .regex(DELIVERY_KEY, 'A key is made of small letters, digits, hyphens and slashes.')
    .optional(),
})
export const Creation = Identity.extend({
  contentType: z.string().min(1).max(100),
  body: Body,
  editor: Editor,
})
export const Rename = Identity.extend({
  // names that came with imported files may be longer than those editors can enter
  known: z.object({ name: z.string().max(1000), key: z.string().max(1000).optional() }),
  editor: Editor,
})

const EditionName = z.string().trim().min(1).max(100)
const NewEdition = z.object({ name: EditionName, startsAt: Moment, endsAt: Moment.optional() })
export const Schedule = z.object({
  body: Body,
  expectedVersion: Version,
  editor: Editor,
  edition: z.union([z.strictObject({ id: Id }), NewEdition]),
})
export const EditionChange = NewEdition.extend({
  expectedRevision: z.number().int().min(1).max(1_000_000_000),
  editor: Editor,
})
export const Checked = z.object({ body: Body })
export const Presence = z.object({
  editorId: z.string().min(8).max(64),
  name: Editor,
  isLeaving: z.boolean().default(false),
})
