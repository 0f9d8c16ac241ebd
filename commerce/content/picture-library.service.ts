import type {
  LibraryPicture,
  LibraryPictures,
  LibraryPictureUses,
  PictureReplacement,
  PictureUse,
  PictureUseElsewhere,
  PictureUseFilter,
  PictureUseState,
} from '../../contracts/picture'
import { groupPairs } from '../../rules/group-pairs'
import { isTooSmallFor } from '../../rules/picture-places'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { conflict, notFound } from '../http/problem'
import {
  findPictureFiles,
  measurePicture,
  sortPictures,
  toWordFilter,
  type PictureFiles,
} from '../media/picture-files'
import type { PictureService } from '../media/picture.service'
import { localizeContent } from './localize-content.rules'
import {
  lastVersionOf,
  selectCopies,
  selectUsesElsewhere,
  type ItemCopies,
} from './picture-uses.repository'
import { findPictures, showsPicture } from './picture-uses.rules'
import { selectPictureChange, type UndoableChange } from './undoable-change.repository'

interface LibraryQuery {
  text: string
  use?: PictureUseFilter
  offset: number
  limit: number
}

export interface PictureLibrary {
  list(query: LibraryQuery): Promise<LibraryPictures>
  getUses(path: string): Promise<LibraryPictureUses>
  /** @throws Problem 409 if the picture is used anywhere, or was not uploaded. */
  remove(path: string, by?: Actor): Promise<void>
}

interface Sources {
  now: () => Date
  mediaFolders: readonly string[]
  pictures: PictureService
}

export function createPictureLibrary(
  db: Db,
  { now, mediaFolders, pictures }: Sources,
): PictureLibrary {
  async function readLibrary(trx: Db | Trx = db) {
    const uploads = await pictures.listUploads()
    const copies = await selectCopies(trx)
    const found = copies.flatMap((copy) => listUses(copy, now()))
    const uses = groupPairs(found.map((use) => [use.path, use]))
    const elsewhere = await selectUsesElsewhere(trx)
    const files = await findPictureFiles(mediaFolders)
    const alts = new Map(uploads.map(({ path, alt }) => [path, alt]))
    const describe = (path: string) =>
      toLibraryPicture(path, { files, uses: uses.get(path) ?? [], elsewhere, alts })
    return { files, uploads, uses, elsewhere, copies, alts, describe }
  }

  return {
    async list({ text, use, offset, limit }) {
      const { files, uploads, uses, elsewhere, alts, describe } = await readLibrary()
      const isFound = toWordFilter(text)
      const named = sortPictures([...files.keys()], uploads).filter((path) => {
        const own = uses.get(path) ?? []
        const isUsed = own.length > 0 || elsewhere.has(path)
        if (use !== undefined && isUsed === (use === 'unused')) return false
        return isFound([path, alts.get(path), ...own.map(({ alt }) => alt)].join(' '))
      })
      if (use !== 'small') {
        const page = await Promise.all(named.slice(offset, offset + limit).map(describe))
        return { pictures: page.filter((one) => one !== undefined), total: named.length }
      }
      const small = (await Promise.all(named.map(describe))).filter((one) => one?.isTooSmall)
      const page = small.slice(offset, offset + limit)
      return { pictures: page.filter((one) => one !== undefined), total: small.length }
    },
    async getUses(path) {
      const { copies, uses, elsewhere, describe } = await readLibrary()
      const picture = await describe(path)
      if (!picture) throw noSuchPicture(path)
      const lastChange = await selectPictureChange(db, path)
      const lastReplacement = lastChange && toReplacement(lastChange)
      return {
        picture,
        uses: (uses.get(path) ?? []).map(({ path: _, ...use }) => ({
          ...use,
          isTooSmall: isTooSmallFor(picture, use.shown.place),
        })),
        elsewhere: [...(elsewhere.get(path) ?? [])],
        known: toKnown(copies, path),
        ...(lastReplacement && { lastReplacement }),
      }
    },
    async remove(path, by) {
      const files = await findPictureFiles(mediaFolders)
      if (!files.has(path)) throw noSuchPicture(path)
      const requireUnused = async (trx: Trx) => {
        const copies = await selectCopies(trx)
        const first = copies.find(({ live, draft }) => isShown(live, path) || isShown(draft, path))
        if (first) throw conflict(`It is used in “${first.itemName}”.`, 'picture-used')
        const [other] = (await selectUsesElsewhere(trx)).get(path) ?? []
        if (other)
          throw conflict(`It is used by the ${other.kind} “${other.name}”.`, 'picture-used')
      }
      await pictures.deleteUpload(path, requireUnused, by)
    },
  }
}

export const noSuchPicture = (path: string) => notFound(`There is no picture '${path}'.`)

const isShown = (copy: ItemCopies['live'], path: string) =>
  copy !== undefined && showsPicture(copy.body, path)

/** Returns the versions of all items that show a picture, in the order in which they are locked. */
export const toKnown = (copies: readonly ItemCopies[], path: string) =>
  copies
    .filter(({ live, draft }) => isShown(live, path) || isShown(draft, path))
    .map((copy) => ({
      itemId: copy.itemId,
      editionId: copy.editionId,
      version: lastVersionOf(copy),
    }))

type FoundUse = PictureUse & { path: string }

/** A field that shows the same picture when published and as a draft is one use. */
function listUses({ live, draft, ...item }: ItemCopies, at: Date): FoundUse[] {
  const uses = new Map<string, FoundUse>()
  const add = (copy: ItemCopies['live'], state: PictureUseState) => {
    for (const { path, shown, alt, at: field } of findPictures(copy?.body)) {
      const key = `${path} ${field}`
      const known = uses.get(key)
      if (known) known.states.push(state)
      else {
        const words = localizeContent(alt, ['en-US', '*'])
        uses.set(key, {
          path,
          shown,
          at: field,
          alt: typeof words === 'string' ? words : '',
          itemId: item.itemId,
          itemName: item.itemName,
          editionId: item.editionId,
          editionName: item.editionName,
          states: [state],
          isTooSmall: false,
        })
      }
    }
  }
  const isOver = item.endsAt !== null && item.endsAt <= at
  const isLater = item.startsAt !== null && item.startsAt > at
  add(live, isOver ? 'over' : isLater ? 'scheduled' : 'published')
  add(draft, 'draft')
  return [...uses.values()]
}

interface Known {
  files: PictureFiles
  uses: readonly FoundUse[]
  elsewhere: ReadonlyMap<string, readonly PictureUseElsewhere[]>
  alts: ReadonlyMap<string, string>
}

async function toLibraryPicture(
  path: string,
  { files, uses, elsewhere, alts }: Known,
): Promise<LibraryPicture | undefined> {
  const picture = await measurePicture(files, path)
  if (!picture) return undefined
  return {
    ...picture,
    alt: alts.get(path) || (uses.find(({ alt }) => alt !== '')?.alt ?? ''),
    uses: uses.length + (elsewhere.get(path)?.length ?? 0),
    isTooSmall: uses.some(({ shown }) => isTooSmallFor(picture, shown.place)),
    isUpload: alts.has(path),
  }
}

export function toReplacement(change: UndoableChange): PictureReplacement | undefined {
  const { id, savedAt, savedBy, fromPath: from, toPath: to } = change
  if (from === null || to === null) return undefined
  return { id, from, to, replacedAt: savedAt.toISOString(), replacedBy: savedBy }
}
