import type { ContentTypeForm } from '../../contracts/content-field'
import { BASE_EDITION, type StudioFinding } from '../../contracts/studio'
import type {
  StudioReplacement,
  StudioStaleCopy,
  StudioTextChange,
} from '../../contracts/studio-texts'
import type { Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import type { Body } from './content-links.rules'
import {
  isReadable,
  listPlaces,
  textKindOf,
  withTexts,
  type ContentPlace,
} from './content-places.rules'
import { selectVersion } from './edit-content.repository'
import { listLatestTexts, listReplacements, type LatestText } from './latest-texts.repository'
import { listTextChanges, mendText, type Mend } from './text-changes.rules'
import { createSaving, savedMeanwhile, undoChange, type NewText } from './write-text-changes'
import { replaceInText, toPattern, type Searched } from './text-units.rules'

/** Changes of several items, each of which can be undone as one. */
export interface TextChanges {
  /** Replaces in all places or, if one was saved meanwhile, in none. */
  replaceTexts(asked: StudioReplacement & Searched, by?: Actor): Promise<StudioTextChange>
  listTextChanges(): Promise<StudioTextChange[]>
  undoTextChange(id: string, editor: string, by?: Actor): Promise<StudioTextChange>
  listStaleCopies(itemId: string, version: number): Promise<StudioStaleCopy[]>
  mendCopies(itemId: string, mending: Mending, by?: Actor): Promise<StudioTextChange>
}

interface Mending {
  version: number
  editor: string
  copies: readonly { editionId: string; expectedVersion: number }[]
}

interface Sources {
  now: () => Date
  check: (body: Body) => Promise<StudioFinding[]>
  forms: () => ReadonlyMap<string, ContentTypeForm>
}

const LISTED_CHANGES = 20

export function createTextChanges(db: Db, { now, check, forms }: Sources): TextChanges {
  const staleCopies = createStaleCopies(db, { now, forms })
  const save = createSaving(db, { now, check })
  return {
    async replaceTexts({ places, replacement, editor, isPublished = false, ...asked }, by) {
      const itemIds = [...new Set(places.map(({ itemId }) => itemId))]
      const texts = await listLatestTexts(db, now(), { itemIds })
      const pattern = toPattern(asked)
      const changed = places.flatMap((place): NewText[] => {
        const text = findText(texts, place)
        const body = replaceInBody(text.body, pattern, replacement, forms())
        const isLive = isPublished && text.publishedAt !== null
        return body ? [{ text, body, isPublished: isLive }] : []
      })
      if (changed.length === 0) throw badRequest('There is nothing to replace in these items.')
      const description = `“${asked.find}” replaced by “${replacement}”`
      return save({ description, editor }, changed, by)
    },
    listTextChanges: () => listChanges(db),
    async undoTextChange(id, editor, by) {
      await transact(db, (trx) => undoChange(trx, id, { editor, at: now(), by }))
      const [change] = await listChanges(db, id)
      if (!change) throw notFound(`There is no change '${id}'.`)
      return change
    },
    listStaleCopies: async (itemId, version) =>
      (await staleCopies(itemId, version)).map(toStaleCopy),
    async mendCopies(itemId, { version, editor, copies }, by) {
      const stale = await staleCopies(itemId, version)
      const changed = copies.map(({ editionId, expectedVersion }): NewText => {
        const found = stale.find(({ text }) => text.editionId === editionId)
        if (!found) throw conflict('A scheduled copy no longer holds the old text.')
        const { text, mended } = found
        if (text.version !== expectedVersion) throw savedMeanwhile(text.itemName)
        const texts = mended.map(({ place, mend }) => ({ at: place.at, text: mend.text }))
        const isPublished = text.publishedAt !== null
        return { text, body: withTexts(text.body, texts), isPublished }
      })
      const description = `A fix of version ${version} applied to scheduled copies`
      return save({ description, editor }, changed, by)
    },
  }
}

interface StaleCopy {
  text: LatestText
  mended: { place: ContentPlace; mend: Mend }[]
}

function createStaleCopies(db: Db, { now, forms }: Pick<Sources, 'now' | 'forms'>) {
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

async function listChanges(db: Db, id?: string): Promise<StudioTextChange[]> {
  const changes = await listReplacements(db, LISTED_CHANGES, id)
  return changes.map(({ savedAt, undoneAt, items, ...change }) => ({
    ...change,
    savedAt: savedAt.toISOString(),
    items: Number(items),
    isUndone: undoneAt !== null,
  }))
}

function findText(
  texts: readonly LatestText[],
  { itemId, editionId, expectedVersion }: StudioReplacement['places'][number],
): LatestText {
  const text = texts.find((one) => one.itemId === itemId && one.editionId === editionId)
  if (!text) throw notFound(`There is no content of the item '${itemId}' in '${editionId}'.`)
  if (text.version !== expectedVersion) throw savedMeanwhile(text.itemName)
  return text
}

/** Returns undefined if nothing is replaced. */
function replaceInBody(
  body: Body,
  pattern: RegExp,
  replacement: string,
  forms: ReadonlyMap<string, ContentTypeForm>,
): Body | undefined {
  const replaced = listPlaces(body, forms)
    .filter(isReadable)
    .map((place) => ({
      at: place.at,
      ...replaceInText(textKindOf(place), place.value, pattern, replacement),
    }))
    .filter(({ count }) => count > 0)
  return replaced.length > 0 ? withTexts(body, replaced) : undefined
}

function toStaleCopy({ text, mended }: StaleCopy): StudioStaleCopy {
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
