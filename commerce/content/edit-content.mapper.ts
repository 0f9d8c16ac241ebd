import type { StudioEdition, StudioVersion } from '../../contracts/studio'
import { badRequest, conflict, notFound, withExtras, type Problem } from '../http/problem'
import { isBody, type Body } from './content-links.rules'
import { CONTENT_SCHEMA } from './content-item.schemas'
import type { EditedItem, EditionRow, VersionRow } from './edit-content.repository'
import { sanitizeContent } from './sanitize-content'

export const noSuchItem = (id: string) => notFound(`There is no content item '${id}'.`)
export const noSuchEdition = (id: string) => notFound(`There is no edition '${id}'.`)

export function savedMeanwhile(
  last: { savedBy: string; savedAt: Date; version?: number } | undefined,
): Problem {
  if (!last) return conflict('This version no longer exists.')
  const { savedBy, savedAt, version } = last
  const problem = conflict(`${savedBy} has saved another version meanwhile.`, 'saved-meanwhile')
  return withExtras(problem, { savedBy, savedAt: savedAt.toISOString(), version })
}

/** @throws Problem 400 if the end is not after the start. */
export function toWindow({
  name,
  startsAt,
  endsAt,
}: {
  name: string
  startsAt: string
  endsAt?: string
}) {
  const window = {
    name,
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  }
  if (window.endsAt && window.endsAt <= window.startsAt) {
    throw badRequest('An edition must end after it begins.')
  }
  return window
}

export const contentTypeOf = ({ schema }: { schema: string }) => schema.replace(CONTENT_SCHEMA, '')

export function toIdentity(item: EditedItem) {
  const { id, name, key } = item
  return { id, name, contentType: contentTypeOf(item), ...(key !== null && { key }) }
}

export function toVersion({ savedAt, publishedAt, ...row }: VersionRow): StudioVersion {
  return {
    version: row.version,
    editionId: row.editionId,
    savedAt: savedAt.toISOString(),
    savedBy: row.savedBy,
    note: row.note,
    isRemoved: row.isRemoved,
    ...(publishedAt && { publishedAt: publishedAt.toISOString() }),
  }
}

export function toEdition({ id, name, startsAt, endsAt, revision }: EditionRow): StudioEdition {
  return {
    id,
    name,
    revision,
    ...(startsAt && { startsAt: startsAt.toISOString() }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  }
}

export function toOwnBody(item: EditedItem, written: Body): Body {
  const clean = sanitizeContent(written)
  const _meta = {
    schema: item.schema,
    name: item.name,
    deliveryId: item.id,
    ...(item.key !== null && { deliveryKey: item.key }),
  }
  return { ...(isBody(clean) ? clean : {}), _meta, contentType: contentTypeOf(item) }
}
