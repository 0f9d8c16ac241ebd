import { randomUUID } from 'node:crypto'
import type { Trx } from '../db/client'
import { conflict, type Problem } from '../http/problem'
import type { Body } from './content-links.rules'
import {
  insertVersion,
  lockEdition,
  lockItem,
  selectLastVersion,
  selectVersion,
} from './edit-content.repository'
import {
  insertChange,
  listReplacedVersions,
  markUndone,
  type ReplacedVersion,
  type UndoableChange,
} from './undoable-change.repository'

/** A copy of an item in an edition that is to change. */
export interface ChangedCopy {
  itemId: string
  itemName: string
  editionId: string
  /** At least one, the last instead of the latest version. */
  versions: readonly { before: number; body: Body | null; isPublished: boolean }[]
}

interface NewChange {
  description: string
  editor: string
  at: Date
  picture?: { from: string; to: string }
}

export const savedMeanwhile = (name: string) =>
  conflict(
    `Nothing was changed: '${name}' was saved meanwhile. Search again to see it.`,
    'saved-meanwhile',
  )

/**
 * Saves new versions of all copies.
 * @throws Problem 409 if one of them was saved meanwhile
 */
export async function saveChange(
  trx: Trx,
  { description, editor, at, picture }: NewChange,
  copies: readonly ChangedCopy[],
): Promise<{ change: UndoableChange; replaced: ReplacedVersion[] }> {
  await lockAll(trx, copies)
  const replaced: ReplacedVersion[] = []
  for (const { itemId, itemName, editionId, versions } of copies) {
    const last = await selectLastVersion(trx, itemId, editionId)
    if (last?.version !== versions.at(-1)?.before) throw savedMeanwhile(itemName)
    let after = 0
    for (const { body, isPublished } of versions) {
      const publishedAt = isPublished ? at : null
      const written = { editionId, body, savedBy: editor, note: description, publishedAt }
      after = await insertVersion(trx, itemId, written, at)
    }
    replaced.push(...versions.map(({ before }) => ({ itemId, editionId, before, after })))
  }
  const change = {
    ...{ id: randomUUID(), description, savedAt: at, savedBy: editor, undoneAt: null },
    ...{ fromPath: picture?.from ?? null, toPath: picture?.to ?? null },
  }
  await insertChange(trx, change, replaced)
  return { change, replaced }
}

/** Items first, then editions, both in the order of their ids: writers never wait in a circle. */
async function lockAll(trx: Trx, copies: readonly ChangedCopy[]): Promise<void> {
  const idsOf = (read: (copy: ChangedCopy) => string) => [...new Set(copies.map(read))].sort()
  for (const id of idsOf(({ itemId }) => itemId)) await lockItem(trx, id)
  for (const id of idsOf(({ editionId }) => editionId)) await lockEdition(trx, id)
}

interface Undoing {
  editor: string
  at: Date
  /** What the history says about a version that is saved again. */
  toNote: (version: number) => string
  /** The refusal if these items were saved since. */
  refuse: (names: readonly string[]) => Problem
}

/** Saves the replaced versions again. The change must be locked, and not undone. */
export async function undoChange(
  trx: Trx,
  id: string,
  { editor, at, toNote, refuse }: Undoing,
): Promise<ReplacedVersion[]> {
  const replaced = await listReplacedVersions(trx, id)
  const published = await requireUnchanged(trx, replaced, refuse)
  const undone: ReplacedVersion[] = []
  for (const [index, { itemId, editionId, before, after }] of replaced.entries()) {
    const old = await selectVersion(trx, itemId, before)
    if (!old) throw refuse([itemId])
    const next = replaced[index + 1]
    const isLast = next?.itemId !== itemId || next.editionId !== editionId
    // a published version before a draft was replaced by a published one
    const isPublished = old.publishedAt !== null && (!isLast || published.has(`${itemId} ${after}`))
    const publishedAt = isPublished ? at : null
    const renewed = { editionId, body: old.body, savedBy: editor, note: toNote(before) }
    const version = await insertVersion(trx, itemId, { ...renewed, publishedAt }, at)
    undone.push({ itemId, editionId, before: after, after: version })
  }
  await markUndone(trx, id, at)
  return undone
}

/** Locks the items, and returns which of the versions after the change are published. */
async function requireUnchanged(
  trx: Trx,
  replaced: readonly ReplacedVersion[],
  refuse: Undoing['refuse'],
): Promise<ReadonlySet<string>> {
  const published = new Set<string>()
  const changed = new Set<string>()
  for (const { itemId, editionId, after } of replaced) {
    const item = await lockItem(trx, itemId)
    const last = await selectLastVersion(trx, itemId, editionId)
    if (last?.version !== after) changed.add(item?.name ?? itemId)
    else if (last.publishedAt) published.add(`${itemId} ${after}`)
  }
  if (changed.size > 0) throw refuse([...changed])
  return published
}
