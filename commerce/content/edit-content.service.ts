import { randomUUID } from 'node:crypto'
import {
  BASE_EDITION,
  type StudioEdition,
  type StudioEditionChange,
  type StudioFinding,
  type StudioItem,
  type StudioSave,
  type StudioSchedule,
  type StudioVersionBody,
  type StudioWrite,
} from '../../contracts/studio'
import { recordChange, toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, notFound } from '../http/problem'
import type { Body } from './content-links.rules'
import { listScheduledVersions } from './content.repository'
import {
  contentTypeOf,
  noSuchEdition,
  noSuchItem,
  savedMeanwhile,
  toEdition,
  toIdentity,
  toOwnBody,
  toVersion,
  toWindow,
} from './edit-content.mapper'
import {
  insertEdition,
  insertVersion,
  listEditions,
  listVersions,
  lockEdition,
  lockItem,
  markPublished,
  selectItem,
  selectLastBody,
  selectLastVersion,
  selectVersion,
  updateEdition,
  type EditedItem,
} from './edit-content.repository'
import { chooseSchedule } from './edition.rules'

export interface ContentEditing {
  /** @param editionId the one without a schedule if absent */
  getItem(id: string, editionId?: string): Promise<StudioItem>
  /** Returns the item in the edition that staging shows at a moment, by default now. */
  getShownItem(id: string, at?: Date): Promise<StudioItem>
  getVersion(id: string, version: number): Promise<StudioVersionBody>
  /** Saves a new version to staging and, with `isPublished`, to production too. */
  save(id: string, save: StudioSave, by?: Actor): Promise<StudioItem>
  publish(id: string, write: StudioWrite, by?: Actor): Promise<StudioItem>
  remove(id: string, write: StudioWrite, by?: Actor): Promise<StudioItem>
  revert(id: string, write: StudioWrite & { version: number }, by?: Actor): Promise<StudioItem>
  /** Publishes a version in an edition, which becomes visible when the edition starts. */
  schedule(id: string, schedule: StudioSchedule, by?: Actor): Promise<StudioItem>
  listEditions(): Promise<StudioEdition[]>
  changeEdition(id: string, change: StudioEditionChange, by?: Actor): Promise<StudioEdition>
}

interface Sources {
  db: Db
  now: () => Date
  check: (body: Body) => Promise<StudioFinding[]>
}

/**
 * Every write locks its item and fails with 409 if another editor has saved a newer version
 * meanwhile.
 */
export function createContentEditing(db: Db, { now, check }: Omit<Sources, 'db'>): ContentEditing {
  return {
    getItem: (id, editionId = BASE_EDITION) => getItem({ db, check }, id, editionId),
    getShownItem: async (id, at = now()) =>
      getItem({ db, check }, id, await findShownEdition(db, id, at)),
    async getVersion(id, version) {
      const row = await selectVersion(db, id, version)
      if (!row) throw notFound(`There is no version ${version} of the item '${id}'.`)
      return { ...toVersion({ ...row, isRemoved: row.body === null }), body: row.body }
    },
    async save(id, { body, note = '', isPublished = false, ...given }, by) {
      if (isPublished) await requireFaultless(check, body)
      const action = isPublished ? 'published' : 'saved'
      await write({ db, now }, id, given, { action, by }, async (trx, item) => {
        if (!(await lockEdition(trx, given.editionId))) throw noSuchEdition(given.editionId)
        const at = now()
        const version = {
          editionId: given.editionId,
          body: toOwnBody(item, body),
          savedBy: given.editor,
          note,
          publishedAt: isPublished ? at : null,
        }
        await insertVersion(trx, id, version, at)
      })
      return getItem({ db, check }, id, given.editionId)
    },
    async publish(id, given, by) {
      const last = await selectLastVersion(db, id, given.editionId)
      if (last?.version === given.expectedVersion && last.body)
        await requireFaultless(check, last.body)
      await write({ db, now }, id, given, { action: 'published', by }, (trx) =>
        markPublished(trx, id, given.expectedVersion, now()),
      )
      return getItem({ db, check }, id, given.editionId)
    },
    async remove(id, given, by) {
      await write({ db, now }, id, given, { action: 'unpublished', by }, async (trx) => {
        if (!(await lockEdition(trx, given.editionId))) throw noSuchEdition(given.editionId)
        const at = now()
        const { editionId, editor } = given
        const version = { editionId, body: null, savedBy: editor, note: 'Unpublished' }
        await insertVersion(trx, id, { ...version, publishedAt: at }, at)
      })
      return getItem({ db, check }, id, given.editionId)
    },
    async revert(id, { version, ...given }, by) {
      await write({ db, now }, id, given, { action: 'reverted', by }, async (trx) => {
        if (!(await lockEdition(trx, given.editionId))) throw noSuchEdition(given.editionId)
        const old = await selectVersion(trx, id, version)
        if (!old) throw notFound(`There is no version ${version} of the item '${id}'.`)
        const { editionId, editor } = given
        const note = `Version ${version} brought back`
        const renewed = { editionId, body: old.body, savedBy: editor, note, publishedAt: null }
        await insertVersion(trx, id, renewed, now())
      })
      return getItem({ db, check }, id, given.editionId)
    },
    async schedule(id, { edition, body, expectedVersion, editor }, by) {
      await requireFaultless(check, body)
      const editionId = 'id' in edition ? edition.id : `edition-${randomUUID()}`
      const given = { editionId, expectedVersion }
      await write({ db, now }, id, given, { action: 'scheduled', by }, async (trx, item) => {
        const at = now()
        if ('id' in edition) {
          if (!(await lockEdition(trx, editionId))) throw noSuchEdition(editionId)
        } else {
          await insertEdition(trx, { id: editionId, ...toWindow(edition) }, editor, at)
        }
        const note = 'Scheduled'
        const version = { editionId, body: toOwnBody(item, body), savedBy: editor, note }
        await insertVersion(trx, id, { ...version, publishedAt: at }, at)
      })
      return getItem({ db, check }, id, editionId)
    },
    ...createEditionEditing(db, now),
  }
}

async function findShownEdition(db: Db, id: string, at: Date): Promise<string> {
  const versions = await listScheduledVersions(db, 'staging', { ids: [id] })
  return chooseSchedule(versions, at)?.editionId ?? BASE_EDITION
}

function createEditionEditing(
  db: Db,
  now: () => Date,
): Pick<ContentEditing, 'listEditions' | 'changeEdition'> {
  return {
    listEditions: async () => (await listEditions(db)).map(toEdition),
    changeEdition: (id, change, by) =>
      transact(db, async (trx) => {
        const edition = await lockEdition(trx, id)
        if (!edition || id === BASE_EDITION) throw noSuchEdition(id)
        if (edition.revision !== change.expectedRevision) throw savedMeanwhile(edition)
        const changed = { id, ...toWindow(change), revision: edition.revision + 1 }
        await updateEdition(trx, changed, change.editor, now())
        const [before, after] = [toEdition(edition), toEdition({ ...edition, ...changed })]
        const subject = { type: 'edition', id } as const
        await recordChange(
          trx,
          by,
          { action: 'changed', subject, ...toDifference(before, after) },
          now(),
        )
        return after
      }),
  }
}

async function getItem(
  { db, check }: Omit<Sources, 'now'>,
  id: string,
  editionId: string,
): Promise<StudioItem> {
  const item = await selectItem(db, id)
  if (!item) throw noSuchItem(id)
  const editions = await listEditions(db)
  if (!editions.some((edition) => edition.id === editionId)) throw noSuchEdition(editionId)
  const own = await selectLastVersion(db, id, editionId)
  const known = await selectLastBody(db, id, [editionId, BASE_EDITION])
  const body = known ?? { contentType: contentTypeOf(item) }
  return {
    ...toIdentity(item),
    editionId,
    version: own?.version ?? 0,
    body,
    versions: (await listVersions(db, id)).map(toVersion),
    editions: editions.map(toEdition),
    findings: await check(body),
  }
}

async function write(
  { db, now }: Omit<Sources, 'check'>,
  id: string,
  { editionId, expectedVersion }: Pick<StudioWrite, 'editionId' | 'expectedVersion'>,
  { action, by }: { action: string; by?: Actor },
  work: (trx: Trx, item: EditedItem) => Promise<void>,
): Promise<void> {
  await transact(db, async (trx) => {
    const item = await lockItem(trx, id)
    if (!item) throw noSuchItem(id)
    const last = await selectLastVersion(trx, id, editionId)
    if ((last?.version ?? 0) !== expectedVersion) throw savedMeanwhile(last)
    await work(trx, item)
    const subject = { type: 'content', id } as const
    const before = toLogged(editionId, last)
    const after = toLogged(editionId, await selectLastVersion(trx, id, editionId))
    await recordChange(trx, by, { action, subject, before, after }, now())
  })
}

async function requireFaultless(check: Sources['check'], body: Body): Promise<void> {
  const errors = (await check(body)).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    throw badRequest('The content has errors.', 'invalid-content', { findings: errors })
  }
}

const toLogged = (
  editionId: string,
  last?: { version: number; publishedAt: Date | null; body: Body | null },
) => ({
  editionId,
  version: last?.version ?? 0,
  isPublished: Boolean(last?.publishedAt && last.body),
})
