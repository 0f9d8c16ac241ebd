import { randomUUID } from 'node:crypto'
import {
  BASE_EDITION,
  IMPORTER,
  type StudioCreation,
  type StudioIdentity,
  type StudioRename,
} from '../../contracts/studio'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, withExtras, type Problem } from '../http/problem'
import { CONTENT_SCHEMA, findContentType } from './content-item.schemas'
import { noSuchItem, toOwnBody } from './edit-content.mapper'
import { insertVersion, lockItem, type EditedItem } from './edit-content.repository'
import {
  deleteItem,
  hasVersionOf,
  insertItem,
  isPublished,
  listLinkingNames,
  selectOwnerOfKey,
  updateIdentity,
} from './item-identity.repository'

export interface ItemIdentity {
  createItem(creation: StudioCreation, by?: Actor): Promise<{ id: string }>
  /** @throws Problem 409 if the item was renamed meanwhile, or the key belongs to another item. */
  renameItem(id: string, rename: StudioRename, by?: Actor): Promise<StudioIdentity>
  /**
   * @throws Problem 409 if the item is published, scheduled, linked from other items or imported
   * from files.
   */
  deleteItem(id: string, by?: Actor): Promise<void>
}

export function createItemIdentity(db: Db, { now }: { now: () => Date }): ItemIdentity {
  return {
    async createItem({ contentType, name, key, body, editor }, by) {
      if (!findContentType(contentType)) {
        throw badRequest(`There is no content type '${contentType}'.`)
      }
      const id = randomUUID()
      const item = { id, key: key ?? null, name, schema: `${CONTENT_SCHEMA}${contentType}` }
      const work = async (trx: Trx) => {
        await requireFreeKey(trx, item)
        await insertItem(trx, item, editor)
        const version = { body: toOwnBody(item, body), savedBy: editor, note: 'Created' }
        const draft = { ...version, editionId: BASE_EDITION, publishedAt: null }
        await insertVersion(trx, id, draft, now())
        const after = toLogged(item)
        await recordChange(trx, by, { action: 'created', subject: subjectOf(id), after }, now())
      }
      await transact(db, work, { isKeyContended: true })
      return { id }
    },
    async renameItem(id, { name, key, known, editor }, by) {
      const work = async (trx: Trx) => {
        const item = await lockItem(trx, id)
        if (!item) throw noSuchItem(id)
        if (item.name !== known.name || item.key !== (known.key ?? null)) {
          throw conflict(`Somebody has renamed the item to '${item.name}' meanwhile.`, 'renamed')
        }
        const renamed = { ...item, name, key: key ?? null }
        await requireFreeKey(trx, renamed)
        await updateIdentity(trx, renamed, editor)
        const change = toDifference(toLogged(item), toLogged(renamed))
        await recordChange(trx, by, { action: 'renamed', subject: subjectOf(id), ...change }, now())
      }
      await transact(db, work, { isKeyContended: true })
      return { name, ...(key !== undefined && { key }) }
    },
    async deleteItem(id, by) {
      await transact(db, async (trx) => {
        const item = await lockItem(trx, id)
        if (!item) throw noSuchItem(id)
        const reason = await findReasonToStay(trx, item, now())
        if (reason) throw reason
        await deleteItem(trx, id)
        const before = toLogged(item)
        await recordChange(trx, by, { action: 'deleted', subject: subjectOf(id), before }, now())
      })
    },
  }
}

const subjectOf = (id: string) => ({ type: 'content', id }) as const
const toLogged = ({ name, key, schema }: EditedItem) => ({ name, key, schema })

async function findReasonToStay(
  trx: Trx,
  item: EditedItem,
  at: Date,
): Promise<Problem | undefined> {
  if (await hasVersionOf(trx, item.id, IMPORTER)) {
    return conflict('It was imported, and the next import would restore it. Unpublish it instead.')
  }
  if (await isPublished(trx, item.id, at)) {
    return conflict('It is published or scheduled. Unpublish it first.')
  }
  const names = await listLinkingNames(trx, item)
  if (names.length === 0) return undefined
  const problem = conflict(`Other items link to it: ${names.join(', ')}.`, 'linked')
  return withExtras(problem, { linkedFrom: names })
}

async function requireFreeKey(trx: Trx, { id, key }: EditedItem): Promise<void> {
  const owner = key === null ? undefined : await selectOwnerOfKey(trx, key)
  if (owner && owner.id !== id) {
    throw conflict(`The key '${key}' is that of '${owner.name}'.`, 'key-taken')
  }
}
