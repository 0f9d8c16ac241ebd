import type { ContentTypeForm } from '../../contracts/content-field'
import { BASE_EDITION } from '../../contracts/studio'
import type { StudioStaleCopy } from '../../contracts/studio-texts'
import type { Db } from '../db/client'
import { notFound } from '../http/problem'
import type { Body } from './content-links.rules'
import { isReadable, listPlaces, type ContentPlace } from './content-places.rules'
import { selectVersion } from './edit-content.repository'
import { listLatestTexts, type LatestText } from './latest-texts.repository'
import { listTextChanges, mendText, type Mend } from './text-changes.rules'

interface Sources {
  now: () => Date
  forms: () => ReadonlyMap<string, ContentTypeForm>
}

/** Scheduled content that still holds a text which a fix has changed elsewhere. */
interface StaleCopy {
  text: LatestText
  mended: { place: ContentPlace; mend: Mend }[]
}

export function createStaleCopies(db: Db, { now, forms }: Sources) {
  return async (itemId: string, version: number): Promise<StaleCopy[]> => {
    const changes = await readChanges(db, itemId, version, forms())
    const texts = await listLatestTexts(db, now(), { itemIds: [itemId] })
    return texts
      .filter(({ editionId }) => ![BASE_EDITION, changes.editionId].includes(editionId))
      .flatMap((text) => {
        const mended = listPlaces(text.body, forms()).flatMap((place) => {
          const mend = mendText(place, changes.list)
          return mend === undefined ? [] : [{ place, mend }]
        })
        return mended.length > 0 ? [{ text, mended }] : []
      })
  }
}

export function toStaleCopy({ text, mended }: StaleCopy): StudioStaleCopy {
  return {
    editionId: text.editionId,
    editionName: text.editionName,
    ...(text.startsAt && { startsAt: text.startsAt.toISOString() }),
    ...(text.endsAt && { endsAt: text.endsAt.toISOString() }),
    version: text.version,
    isPublished: text.publishedAt !== null,
    changes: mended.map(({ place: { path, locale, label }, mend: { before, after } }) => ({
      path,
      label,
      before,
      after,
      ...(locale !== undefined && { locale }),
    })),
  }
}

async function readChanges(
  db: Db,
  itemId: string,
  version: number,
  forms: ReadonlyMap<string, ContentTypeForm>,
) {
  const fixed = await selectVersion(db, itemId, version)
  if (!fixed?.body) throw notFound(`There is no version ${version} of the item '${itemId}'.`)
  const before = await db
    .selectFrom('content_version')
    .select('body')
    .where('item_id', '=', itemId)
    .where('edition_id', '=', fixed.editionId)
    .where('version', '<', version)
    .where('published_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const places = (body: Body | null | undefined) =>
    body ? listPlaces(body, forms).filter(isReadable) : []
  const list = listTextChanges(places(before?.body), places(fixed.body))
  return { editionId: fixed.editionId, list }
}
