import { randomUUID } from 'node:crypto'
import type { StudioFinding } from '../../contracts/studio'
import type { StudioTextChange } from '../../contracts/studio-texts'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import type { Body } from './content-links.rules'
import {
  insertVersion,
  lockEdition,
  lockItem,
  selectLastVersion,
  selectVersion,
} from './edit-content.repository'
import {
  insertReplacement,
  listReplacedVersions,
  lockReplacement,
  markUndone,
  type LatestText,
} from './latest-texts.repository'

type Check = (body: Body) => Promise<StudioFinding[]>

export interface NewText {
  text: LatestText
  body: Body
  isPublished: boolean
}

export const savedMeanwhile = (name: string) =>
  conflict(
    `Nothing was changed: '${name}' was saved meanwhile. Search again to see it.`,
    'saved-meanwhile',
  )

/** Returns a function that saves all texts or, if one was saved meanwhile, none. */
export function createSaving(db: Db, { now, check }: { now: () => Date; check: Check }) {
  return async (
    { description, editor }: { description: string; editor: string },
    texts: readonly NewText[],
    by: Actor | undefined,
  ): Promise<StudioTextChange> => {
    await requireFaultless(check, texts)
    const id = randomUUID()
    const at = now()
    await transact(db, async (trx) => {
      await lockAll(
        trx,
        texts.map(({ text }) => text),
      )
      const versions = []
      for (const one of texts) {
        versions.push(await insertText(trx, one, { description, editor }, at, by))
      }
      await insertReplacement(trx, { id, description, savedBy: editor }, versions, at)
    })
    const items = new Set(texts.map(({ text }) => text.itemId)).size
    return { id, description, savedAt: at.toISOString(), savedBy: editor, items, isUndone: false }
  }
}

async function requireFaultless(check: Check, texts: readonly NewText[]): Promise<void> {
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

/** Items first, then editions, both in the order of their ids: writers never wait in a circle. */
async function lockAll(trx: Trx, texts: readonly LatestText[]): Promise<void> {
  const idsOf = (read: (text: LatestText) => string) => [...new Set(texts.map(read))].sort()
  for (const id of idsOf(({ itemId }) => itemId)) await lockItem(trx, id)
  for (const id of idsOf(({ editionId }) => editionId)) await lockEdition(trx, id)
}

async function insertText(
  trx: Trx,
  { text, body, isPublished }: NewText,
  { description: note, editor: savedBy }: { description: string; editor: string },
  at: Date,
  by: Actor | undefined,
) {
  const { itemId, editionId, version } = text
  const last = await selectLastVersion(trx, itemId, editionId)
  if (last?.version !== version) throw savedMeanwhile(text.itemName)
  const written = { editionId, body, savedBy, note, publishedAt: isPublished ? at : null }
  const after = await insertVersion(trx, itemId, written, at)
  await recordVersions(trx, by, { action: 'replaced', itemId, editionId }, [version, after], at)
  return { itemId, editionId, before: version, after }
}

export async function undoChange(
  trx: Trx,
  id: string,
  { editor, at, by }: { editor: string; at: Date; by: Actor | undefined },
): Promise<void> {
  const change = await lockReplacement(trx, id)
  if (!change) throw notFound(`There is no change '${id}'.`)
  if (change.undoneAt) throw conflict('This change is undone already.')
  const versions = await listReplacedVersions(trx, id)
  for (const { itemId, editionId, before, after } of versions) {
    const item = await lockItem(trx, itemId)
    const [last, old] = [
      await selectLastVersion(trx, itemId, editionId),
      await selectVersion(trx, itemId, before),
    ]
    if (last?.version !== after || !old) {
      throw conflict(`Nothing was undone: '${item?.name ?? itemId}' was saved meanwhile.`)
    }
    const isPublished = old.publishedAt !== null && last.publishedAt !== null
    const note = `Undone: ${change.description}`
    const publishedAt = isPublished ? at : null
    const renewed = { editionId, body: old.body, savedBy: editor, note, publishedAt }
    const version = await insertVersion(trx, itemId, renewed, at)
    await recordVersions(trx, by, { action: 'reverted', itemId, editionId }, [after, version], at)
  }
  await markUndone(trx, id, at)
}

async function recordVersions(
  trx: Trx,
  by: Actor | undefined,
  { action, itemId, editionId }: { action: string; itemId: string; editionId: string },
  [before, after]: readonly [number, number],
  at: Date,
): Promise<void> {
  const subject = { type: 'content', id: itemId } as const
  const versions = {
    before: { editionId, version: before },
    after: { editionId, version: after },
  }
  await recordChange(trx, by, { action, subject, ...versions }, at)
}
