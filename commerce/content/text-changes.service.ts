import type { ContentTypeForm } from '../../contracts/content-field'
import type { StudioFinding } from '../../contracts/studio'
import type {
  StudioReplacement,
  StudioStaleCopy,
  StudioTextChange,
} from '../../contracts/studio-texts'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import type { Body } from './content-links.rules'
import { isReadable, listPlaces, textKindOf, withTexts } from './content-places.rules'
import { listLatestTexts, type LatestText } from './latest-texts.repository'
import { createStaleCopies, toStaleCopy } from './stale-copies'
import { replaceInText, toPattern, type Searched } from './text-units.rules'
import {
  lockChange,
  selectTextChanges,
  type ReplacedVersion,
  type UndoableChange,
} from './undoable-change.repository'
import { saveChange, savedMeanwhile, undoChange } from './undoable-changes'

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
      await transact(db, async (trx) => {
        const change = await lockChange(trx, id)
        if (!change || change.fromPath !== null) throw notFound(`There is no change '${id}'.`)
        if (change.undoneAt) throw conflict('This change is undone already.')
        const at = now()
        const undone = await undoChange(trx, id, {
          ...{ editor, at, toNote: () => `Undone: ${change.description}` },
          refuse: ([name]) => conflict(`Nothing was undone: '${name}' was saved meanwhile.`),
        })
        await recordVersions(trx, undone, { by, action: 'reverted', at })
      })
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

interface NewText {
  text: LatestText
  body: Body
  isPublished: boolean
}

/** Returns a function that saves all texts or, if one was saved meanwhile, none. */
function createSaving(db: Db, { now, check }: Pick<Sources, 'now' | 'check'>) {
  return async (
    { description, editor }: { description: string; editor: string },
    texts: readonly NewText[],
    by: Actor | undefined,
  ): Promise<StudioTextChange> => {
    await requireFaultless(check, texts)
    const copies = texts.map(({ text: { version, ...copy }, body, isPublished }) => ({
      ...copy,
      versions: [{ before: version, body, isPublished }],
    }))
    const at = now()
    const change = await transact(db, async (trx) => {
      const saved = await saveChange(trx, { description, editor, at }, copies)
      await recordVersions(trx, saved.replaced, { by, action: 'replaced', at })
      return saved.change
    })
    return toTextChange(change, new Set(copies.map(({ itemId }) => itemId)).size)
  }
}

async function requireFaultless(check: Sources['check'], texts: readonly NewText[]): Promise<void> {
  for (const { text, body, isPublished } of texts) {
    const errors = isPublished
      ? (await check(body)).filter(({ severity }) => severity === 'error')
      : []
    if (errors.length > 0) {
      const name = `'${text.itemName}'`
      throw badRequest(`${name} has errors and cannot be published.`, 'invalid-content', {
        findings: errors,
      })
    }
  }
}

async function recordVersions(
  trx: Trx,
  versions: readonly ReplacedVersion[],
  { by, action, at }: { by: Actor | undefined; action: string; at: Date },
): Promise<void> {
  for (const { itemId, editionId, before, after } of versions) {
    const subject = { type: 'content', id: itemId } as const
    const versionOf = (version: number) => ({ editionId, version })
    const entry = { action, subject, before: versionOf(before), after: versionOf(after) }
    await recordChange(trx, by, entry, at)
  }
}

async function listChanges(db: Db, id?: string): Promise<StudioTextChange[]> {
  const changes = await selectTextChanges(db, LISTED_CHANGES, id)
  return changes.map((change) => toTextChange(change, Number(change.items)))
}

function toTextChange(
  { id, description, savedAt, savedBy, undoneAt }: UndoableChange,
  items: number,
): StudioTextChange {
  const isUndone = undoneAt !== null
  return { id, description, savedAt: savedAt.toISOString(), savedBy, items, isUndone }
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
