import type { NewPictureReplacement, PictureReplacement } from '../../contracts/picture'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import { findPictureFiles, measurePicture } from '../media/picture-files'
import { isBody } from './content-links.rules'
import { lockItem } from './edit-content.repository'
import { expandTexts } from './localize-content.rules'
import { noSuchPicture, toKnown, toReplacement } from './picture-library.service'
import { selectCopies, type ItemCopies } from './picture-uses.repository'
import { replacePicture, showsPicture, type NewPicture } from './picture-uses.rules'
import { lockChange, type ReplacedVersion } from './undoable-change.repository'
import { saveChange, undoChange } from './undoable-changes'

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
      const description = `Picture ${from} replaced`
      return transact(db, async (trx) => {
        const at = now()
        const copies = await lockCopies(trx, from, known)
        const saved = await saveChange(
          trx,
          { description, editor, at, picture: { from, to } },
          copies.map((copy) => toChanged(copy, from, wanted)),
        )
        await recordAll(trx, saved.replaced, { by, action: 'replaced', from, to, at })
        return { id: saved.change.id, from, to, replacedAt: at.toISOString(), replacedBy: editor }
      })
    },
    async undo(id, editor, by) {
      return transact(db, async (trx) => {
        const change = await lockChange(trx, id)
        const replacement = change && toReplacement(change)
        if (!replacement) throw notFound('There is no such replacement of a picture.')
        const { from, to } = replacement
        if (change.undoneAt) throw conflict('It was undone before.', 'undone-before')
        if (!(await measure(from))) {
          throw conflict(`The picture ${from} was deleted meanwhile.`, 'picture-deleted')
        }
        const at = now()
        const undone = await undoChange(trx, id, { editor, at, toNote, refuse })
        await recordAll(trx, undone, { by, action: 'restored', from: to, to: from, at })
        return replacement
      })
    },
  }
}

const toNote = (version: number) =>
  `Version ${version} brought back: the picture is the old one again`

const refuse = (names: readonly string[]) =>
  conflict(
    `Changed since the picture was replaced: ${names.slice(0, 5).join(', ')}.`,
    'saved-meanwhile',
  )

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

/** A draft is saved again after what is published, because the newest version is the one edited. */
function toChanged({ live, draft, ...copy }: ItemCopies, from: string, to: NewPicture) {
  const changed = ({ version, body }: NonNullable<ItemCopies['live']>, isPublished: boolean) => {
    const replaced = replacePicture(body, from, to)
    return { before: version, body: isBody(replaced) ? replaced : null, isPublished }
  }
  const isLiveChanged = live !== undefined && showsPicture(live.body, from)
  const versions = [
    ...(isLiveChanged ? [changed(live, true)] : []),
    ...(draft ? [changed(draft, false)] : []),
  ]
  return { ...copy, versions }
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
  copies: readonly ReplacedVersion[],
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
