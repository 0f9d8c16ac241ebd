import { z } from 'zod'
import { NAME_LENGTH } from '../../contracts/studio'
import { LINK_KINDS, TEXT_LIMITS } from '../../contracts/studio-texts'
import { SearchText } from './paging.schemas'

/** A line of text: PostgreSQL stores no null character, and a title has no line breaks. */
const LINE = /^[^\u0000-\u001f\u007f]*$/

const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const Id = z.string().min(1).max(256).regex(LINE)
const Editor = z.string().trim().min(1).max(NAME_LENGTH)
const Version = z.number().int().min(1).max(1_000_000_000)

export const TextSearch = z.object({
  find: z.string().trim().min(2).max(TEXT_LIMITS.find).regex(LINE),
  isCaseSensitive: Flag.default(false),
  isWholeWord: Flag.default(false),
})
export const Replacement = TextSearch.extend({
  replacement: z.string().max(TEXT_LIMITS.replacement).regex(LINE),
  editor: Editor,
  isPublished: z.boolean().default(false),
  places: z
    .array(z.object({ itemId: Id, editionId: Id, expectedVersion: Version }))
    .min(1)
    .max(TEXT_LIMITS.places),
})
export const ChangeParams = z.object({ id: z.uuid() })
export const Undo = z.object({ editor: Editor })
export const CopiesQuery = z.object({ version: z.coerce.number().pipe(Version) })
export const Mending = z.object({
  version: Version,
  editor: Editor,
  copies: z
    .array(z.object({ editionId: Id, expectedVersion: Version }))
    .min(1)
    .max(TEXT_LIMITS.places),
})
export const LinkQuery = z.object({
  kind: z.enum(LINK_KINDS),
  text: SearchText.default(''),
})
export const Addresses = z.object({ addresses: z.array(z.string().max(2000)).max(100) })
