import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StudioPicture } from '../../contracts/studio'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { conflict } from '../http/problem'
import { normalizePicture } from './normalize-picture'
import { forgetPicture } from './picture-files'

/** The folder of uploads, below that of imported pictures; imports do not touch it. */
const FOLDER = 'uploads'
const MAX_NAME_LENGTH = 80
/** The maximum number of pictures with the same name. */
const MAX_COPIES = 500

interface PictureUpload {
  bytes: Buffer
  /** The editor's file name; the stored name consists of its letters and digits. */
  name: string
  alt: string
  editor: string
}

interface UploadedPicture {
  path: string
  alt: string
}

export interface PictureService {
  /**
   * Stores a picture under a name that is not in use: `spring.jpg`, then `spring-2.jpg`.
   * @throws Problem 400 for a file that is not an accepted picture
   */
  upload(upload: PictureUpload, by?: Actor): Promise<StudioPicture>
  listUploads(): Promise<UploadedPicture[]>
  /** Deletes an uploaded picture. @param requireUnused throws in the same transaction */
  deleteUpload(name: string, requireUnused: (trx: Trx) => Promise<void>, by?: Actor): Promise<void>
}

export interface PictureSources {
  now: () => Date
  mediaDir: string
  /** The folder of imported pictures; uploads are stored in its subfolder `uploads`. */
  importedMediaDir: string
}

export function createPictureService(
  db: Db,
  { now, mediaDir, importedMediaDir }: PictureSources,
): PictureService {
  async function record(
    picture: StudioPicture & { alt: string; editor: string },
    by: Actor | undefined,
  ): Promise<boolean> {
    const { path: name, width, height, alt, editor } = picture
    return transact(db, async (trx) => {
      const at = now()
      const added = await trx
        .insertInto('media_picture')
        .values({ path: name, alt, uploaded_by: editor, uploaded_at: at })
        .onConflict((found) => found.doNothing())
        .returning('path')
        .executeTakeFirst()
      if (!added) return false
      const subject = { type: 'picture', id: name } as const
      const after = { alt, width, height }
      await recordChange(trx, by, { action: 'uploaded', subject, after }, at)
      return true
    })
  }

  return {
    async upload({ bytes, name, alt, editor }, by) {
      const { bytes: stored, width, height, ending } = await normalizePicture(bytes)
      const folder = path.join(importedMediaDir, FOLDER)
      await mkdir(folder, { recursive: true })
      for (const file of candidates(name, ending)) {
        const target = path.join(folder, file)
        if (await exists(path.join(mediaDir, FOLDER, file))) continue
        if (!(await writeNew(target, stored))) continue
        const picture = { path: `${FOLDER}/${file}`, width, height, alt }
        const isRecorded = await record({ ...picture, editor }, by).catch(async (error) => {
          await rm(target, { force: true })
          throw error
        })
        if (isRecorded) return picture
        await rm(target, { force: true })
      }
      throw conflict(`There are too many pictures called '${name}'.`)
    },
    async deleteUpload(name, requireUnused, by) {
      await transact(db, async (trx) => {
        const deleted = await trx
          .deleteFrom('media_picture')
          .where('path', '=', name)
          .returning('alt')
          .executeTakeFirst()
        if (!deleted) {
          throw conflict('It belongs to an archive or to the shop’s own files: it stays.')
        }
        await requireUnused(trx)
        const subject = { type: 'picture', id: name } as const
        await recordChange(trx, by, { action: 'deleted', subject, before: deleted }, now())
      })
      const file = path.join(importedMediaDir, name)
      await rm(file, { force: true })
      forgetPicture(file)
    },
    listUploads: () =>
      db
        .selectFrom('media_picture')
        .select(['path', 'alt'])
        .orderBy('uploaded_at', 'desc')
        .orderBy('path')
        .execute(),
  }
}

function* candidates(name: string, ending: string): Generator<string> {
  const letters = name
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '')
  const base = letters || 'picture'
  yield `${base}.${ending}`
  for (let copy = 2; copy <= MAX_COPIES; copy += 1) yield `${base}-${copy}.${ending}`
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function writeNew(file: string, bytes: Buffer): Promise<boolean> {
  try {
    await writeFile(file, bytes, { flag: 'wx' })
    return true
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false
    await rm(file, { force: true })
    throw error
  }
}
