import { randomUUID } from 'node:crypto'
import type { NewPictureReplacement, PictureReplacement } from '../../contracts/picture'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import { findPictureFiles, measurePicture } from '../media/picture-files'
import type { ReplacedCopy } from '../media/media.tables'
import { isBody, type Body } from './content-links.rules'
import {
  insertVersion,
  lockItem,
  selectLastVersion,
  selectVersion,
} from './edit-content.repository'
import { expandTexts } from './localize-content.rules'
import { noSuchPicture, toKnown, toReplacement } from './picture-library.service'
import { insertReplacement, lockReplacement, markUndone } from './picture-replacement.repository'
import { selectCopies, type ItemCopies } from './picture-uses.repository'
import { replacePicture, showsPicture, type NewPicture } from './picture-uses.rules'

export interface PictureReplacing {
  /**
   * Replaces a picture in published, scheduled and draft copies of all items.
   * @throws Problem 409 if other versions show the picture than the editor has seen
   */
  replace(replacement: NewPictureReplacement, by?: Actor): Promise<PictureReplacement>
  /** @throws Problem 409 if one of the items was changed since, or the old picture was deleted. */
  undo(id: string, editor: string, by?: Actor): Promise<PictureReplacement>
}

interface Sources {
  now: () => Date
  mediaFolders: readonly string[]
}

export function createPictureReplacing(db: Db, { now, mediaFolders }: Sources): PictureReplacing {
  const measure = async (path: string) => measurePicture(await findPictureFiles(mediaFolders), path)

  return {
    async replace({ from, to, known, alt, editor }, by) {
      if (from === to) throw badRequest('Choose another picture than the replaced one.')
      const picture = await measure(to)
      if (!picture) throw noSuchPicture(to)
      const { width, height } = picture
      const wanted = { path: to, width, height, ...(alt && { alt: toWords(alt) }) }
      return transact(db, async (trx) => {
        const at = now()
        const copies = await lockCopies(trx, from, known)
        const id = randomUUID()
        const note = `Picture ${from} replaced`
        const replaced: ReplacedCopy[] = []
        for (const copy of copies) {
          replaced.push(await replaceIn(trx, copy, { from, wanted, editor, note, at }))
        }
        const row = { id, from_path: from, to_path: to, replaced_at: at, replaced_by: editor }
        await insertReplacement(trx, { ...row, copies: replaced })
        await recordAll(trx, replaced, { by, action: 'replaced', from, to, at })
        return toReplacement(row)
      })
    },
    async undo(id, editor, by) {
      return transact(db, async (trx) => {
        const row = await lockReplacement(trx, id)
        if (!row) throw notFound('There is no such replacement of a picture.')
        if (row.undone_at) throw conflict('It was undone before.', 'undone-before')
        if (!(await measure(row.from_path))) {
          throw conflict(`The picture ${row.from_path} was deleted meanwhile.`, 'picture-deleted')
        }
        await requireUnchanged(trx, row.copies)
        const at = now()
        for (const copy of row.copies) await restore(trx, copy, editor, at)
        await markUndone(trx, id, at)
        const { from_path: to, to_path: from } = row
        await recordAll(trx, row.copies, { by, action: 'restored', from, to, at })
        return toReplacement(row)
      })
    },
  }
}

function toWords(alt: Readonly<Record<string, string>>): unknown {
  const texts = Object.values(alt)
  return texts.length === 1 ? texts[0] : expandTexts(alt)
}

/** Locks all items that show the picture, in the order of their ids. */
async function lockCopies(
  trx: Trx,
  path: string,
  known: NewPictureReplacement['known'],
): Promise<ItemCopies[]> {
  const shown = toKnown(await selectCopies(trx), path)
  const ids = [...new Set(shown.map(({ itemId }) => itemId))].sort()
  for (const id of ids) await lockItem(trx, id)
  const copies = await selectCopies(trx, ids)
  const now = toKnown(copies, path)
  if (toText(now) !== toText(known)) {
    throw conflict('Somebody changed an item that shows the picture meanwhile.', 'saved-meanwhile')
  }
  if (now.length === 0) throw conflict('No content item shows this picture.', 'picture-unused')
  const shownKeys = new Set(now.map(({ itemId, editionId }) => `${itemId} ${editionId}`))
  return copies.filter(({ itemId, editionId }) => shownKeys.has(`${itemId} ${editionId}`))
}

const toText = (known: NewPictureReplacement['known']) =>
  JSON.stringify(
    known.map(({ itemId, editionId, version }) => `${itemId} ${editionId} ${version}`).sort(),
  )

interface Work {
  from: string
  wanted: NewPicture
  editor: string
  note: string
  at: Date
}

/** A draft is saved again after what is published, because the newest version is the one edited. */
async function replaceIn(
  trx: Trx,
  { itemId, editionId, live, draft }: ItemCopies,
  { from, wanted, editor, note, at }: Work,
): Promise<ReplacedCopy> {
  const save = (body: Body | null, publishedAt: Date | null) => {
    const changed = replacePicture(body, from, wanted)
    const own = isBody(changed) ? changed : null
    return insertVersion(
      trx,
      itemId,
      { editionId, body: own, savedBy: editor, note, publishedAt },
      at,
    )
  }
  const isLiveChanged = live !== undefined && showsPicture(live.body, from)
  let last = 0
  if (isLiveChanged) last = await save(live.body, at)
  if (draft) last = await save(draft.body, null)
  return {
    itemId,
    editionId,
    last,
    ...(isLiveChanged && { live: live.version }),
    ...(draft && { draft: draft.version }),
  }
}

async function requireUnchanged(trx: Trx, copies: readonly ReplacedCopy[]): Promise<void> {
  const changed: string[] = []
  for (const { itemId, editionId, last } of copies) {
    const item = await lockItem(trx, itemId)
    const own = await selectLastVersion(trx, itemId, editionId)
    if (!item || own?.version !== last) changed.push(item?.name ?? 'a deleted item')
  }
  if (changed.length === 0) return
  const names = [...new Set(changed)].slice(0, 5).join(', ')
  throw conflict(`Changed since the picture was replaced: ${names}.`, 'saved-meanwhile')
}

async function restore(
  trx: Trx,
  { itemId, editionId, live, draft }: ReplacedCopy,
  editor: string,
  at: Date,
): Promise<void> {
  const versions = [
    { version: live, publishedAt: at },
    { version: draft, publishedAt: null },
  ]
  for (const { version, publishedAt } of versions) {
    const old = version === undefined ? undefined : await selectVersion(trx, itemId, version)
    if (!old) continue
    const note = `Version ${version} brought back: the picture is the old one again`
    const renewed = { editionId, body: old.body, savedBy: editor, note, publishedAt }
    await insertVersion(trx, itemId, renewed, at)
  }
}

interface Logged {
  by: Actor | undefined
  action: string
  from: string
  to: string
  at: Date
}

async function recordAll(
  trx: Trx,
  copies: readonly ReplacedCopy[],
  { by, action, from, to, at }: Logged,
): Promise<void> {
  const [before, after] = [{ path: from }, { path: to }]
  const picture = { type: 'picture', id: from } as const
  await recordChange(trx, by, { action, subject: picture, before, after }, at)
  for (const id of new Set(copies.map(({ itemId }) => itemId))) {
    const subject = { type: 'content', id } as const
    await recordChange(trx, by, { action: 'picture replaced', subject, before, after }, at)
  }
}
