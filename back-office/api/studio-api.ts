import {
  STUDIO_API,
  type StudioBody,
  type StudioCalendar,
  type StudioChoice,
  type StudioConflict,
  type StudioCreation,
  type StudioEdition,
  type StudioEditionChange,
  type StudioFinding,
  type StudioGroup,
  type StudioIdentity,
  type StudioItem,
  type StudioList,
  type StudioPicture,
  type StudioPresence,
  type StudioProductChoice,
  type StudioRename,
  type StudioSave,
  type StudioSchedule,
  type StudioTypes,
  type StudioVersionBody,
  type StudioWrite,
} from '@contracts/studio'
import type {
  LibraryPictures,
  LibraryPictureUses,
  NewPictureReplacement,
  PictureReplacement,
} from '@contracts/picture'
import { EngineError, fetchEngine, toQuery } from './engine'

/** The engine refused a request of the studio, or cannot be reached (`status` 0). */
export class StudioError extends EngineError {
  override readonly name = 'StudioError'
  constructor(
    status: number,
    message: string,
    readonly conflict?: StudioConflict,
    readonly findings?: StudioFinding[],
  ) {
    super(status, message)
  }
}

/** Long enough for 15 MB at 1 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000

interface Refusal extends StudioConflict {
  findings?: StudioFinding[]
}

/**
 * Requests JSON from the engine. The answer is not validated, because the engine and this script
 * always have the same version.
 */
export async function ask<Answer>(
  path: string,
  init: RequestInit = {},
  timeoutMs?: number,
): Promise<Answer> {
  const response = await fetchEngine(`${STUDIO_API}${path}`, init, timeoutMs)
  if (!response) throw new StudioError(0, 'The engine cannot be reached.')
  if (response.ok) {
    const answer: Answer = await response.json()
    return answer
  }
  const text = `The engine answered ${response.status}.`
  const refusal: Refusal = await response.json().catch(() => ({ detail: text }))
  const isConflict = response.status === 409
  throw new StudioError(
    response.status,
    refusal.detail,
    isConflict ? refusal : undefined,
    refusal.findings,
  )
}

export const send = <Answer>(path: string, body: unknown, method = 'POST') =>
  ask<Answer>(path, {
    method,
    // the presence report must also be sent while the page is being closed
    keepalive: method === 'POST' && path.endsWith('/presence'),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Where an item is edited, relative to the path of the back office. */
export const contentPath = (id: string) => `/content/${encodeURIComponent(id)}`

const itemPath = (id: string) => `/items/${encodeURIComponent(id)}`

export interface ItemsQuery {
  text?: string
  contentType?: string
  status?: string
  translation?: string
  sort?: string
  offset?: number
  limit?: number
  /** Lists only the items with these ids. */
  ids?: string
}

/** All requests of the content studio. */
export const studioApi = {
  getTypes: () => ask<StudioTypes>('/types'),
  listItems: (asked: ItemsQuery, signal?: AbortSignal) =>
    ask<StudioList>(`/items${toQuery({ ...asked })}`, { signal }),
  createItem: (creation: StudioCreation) => send<{ id: string }>('/items', creation),
  renameItem: (id: string, rename: StudioRename) =>
    send<StudioIdentity>(itemPath(id), rename, 'PUT'),
  deleteItem: (id: string) => ask<{ id: string }>(itemPath(id), { method: 'DELETE' }),
  /** @param asked moments in ISO 8601 */
  getCalendar: (asked: { from?: string; to?: string }) =>
    ask<StudioCalendar>(`/calendar${toQuery({ ...asked })}`),
  /** @param asked an edition, or the one that is shown at a moment */
  getItem: (id: string, asked: { edition: string } | { at: string }) =>
    ask<StudioItem>(`${itemPath(id)}${toQuery({ ...asked })}`),
  getVersion: (id: string, version: number) =>
    ask<StudioVersionBody>(`${itemPath(id)}/versions/${version}`),
  save: (id: string, save: StudioSave) => send<StudioItem>(`${itemPath(id)}/versions`, save),
  publish: (id: string, write: StudioWrite) => send<StudioItem>(`${itemPath(id)}/publish`, write),
  unpublish: (id: string, write: StudioWrite) =>
    send<StudioItem>(`${itemPath(id)}/unpublish`, write),
  revert: (id: string, write: StudioWrite & { version: number }) =>
    send<StudioItem>(`${itemPath(id)}/revert`, write),
  schedule: (id: string, schedule: StudioSchedule) =>
    send<StudioItem>(`${itemPath(id)}/schedule`, schedule),
  changeEdition: (id: string, change: StudioEditionChange) =>
    send<StudioEdition>(`/editions/${encodeURIComponent(id)}`, change, 'PUT'),
  check: (body: StudioBody) => send<{ findings: StudioFinding[] }>('/check', { body }),
  inline: (body: StudioBody) => send<{ content: StudioBody }>('/inline', { body }),
  recordPresence: (id: string, editor: { editorId: string; name: string; isLeaving?: boolean }) =>
    send<StudioPresence>(`${itemPath(id)}/presence`, editor),
  listPictures: (text: string, offset: number) =>
    ask<{ pictures: StudioPicture[]; total: number }>(`/media${toQuery({ text, offset })}`),
  listLibrary: (asked: { text: string; use: string; offset: number; limit: number }) =>
    ask<LibraryPictures>(`/media/library${toQuery(asked)}`),
  getPictureUses: (path: string) => ask<LibraryPictureUses>(`/media/uses${toQuery({ path })}`),
  replacePicture: (replacement: NewPictureReplacement) =>
    send<PictureReplacement>('/media/replacements', replacement),
  undoReplacement: (id: string, editor: string) =>
    send<PictureReplacement>(`/media/replacements/${encodeURIComponent(id)}/undo`, { editor }),
  deletePicture: (path: string) =>
    ask<{ path: string }>(`/media${toQuery({ path })}`, { method: 'DELETE' }),
  /** @param picture the engine also checks its type and size */
  uploadPicture: (picture: File, about: { name: string; alt: string; editor: string }) =>
    ask<StudioPicture>(
      `/media${toQuery(about)}`,
      { method: 'POST', headers: { 'content-type': picture.type }, body: picture },
      UPLOAD_TIMEOUT_MS,
    ),
  listCategories: (asked: { text?: string; ids?: string }) =>
    ask<{ choices: StudioChoice[] }>(`/categories${toQuery({ ...asked })}`),
  listProducts: (asked: { text?: string; ids?: string }) =>
    ask<{ choices: StudioProductChoice[] }>(`/products${toQuery({ ...asked })}`),
  listGroups: () => ask<{ groups: StudioGroup[] }>('/groups'),
}

/** URL of a small version of a picture. @param path as written in the content */
export const thumbnailUrl = (path: string) => `${STUDIO_API}/media/thumbnail${toQuery({ path })}`
