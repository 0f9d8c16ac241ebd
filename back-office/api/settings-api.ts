import { BACK_OFFICE_API } from '@contracts/back-office'
import {
  IMPORT_FILE_TYPE,
  type ExportKind,
  type ExportState,
  type ImportMode,
  type OfficeImport,
  type OfficeImportList,
} from '@contracts/import'
import type {
  OfficePreference,
  OfficePreferenceList,
  PreferenceChange,
} from '@contracts/preference'
import { ask, send, toQuery } from './engine'
import { upload, type UploadOptions } from './upload'

const sitePreferences = (siteId: string) => `/preferences/${encodeURIComponent(siteId)}`

export const preferencePath = (siteId: string, name: string) =>
  `${sitePreferences(siteId)}/${encodeURIComponent(name)}`

export const importPath = (id: number | string) => `/imports/${id}`

/** The address of an archive of the shop, with further kinds of data. */
export const archiveUrl = (kinds: readonly ExportKind[]) =>
  `${BACK_OFFICE_API}/exports/archive.zip${toQuery({ with: kinds.join(',') })}`

export const settingsApi = {
  listPreferences: (siteId: string) => ask<OfficePreferenceList>(sitePreferences(siteId)),
  changePreference: (siteId: string, name: string, change: PreferenceChange) =>
    send<OfficePreference>(preferencePath(siteId, name), change, 'PUT'),
  listImports: (page: { sort: string; offset: number; limit: number }) =>
    ask<OfficeImportList>(`/imports${toQuery(page)}`),
  getExportState: () => ask<ExportState>('/exports'),
  getImport: (id: string) => ask<OfficeImport>(importPath(id)),
  uploadArchive: (file: File, mode: ImportMode, options: Omit<UploadOptions, 'type'>) =>
    upload<OfficeImport>(`/imports${toQuery({ fileName: file.name, mode })}`, file, {
      ...options,
      type: IMPORT_FILE_TYPE,
    }),
  /** Starts the check of an archive; it continues after the engine has answered. */
  tryImport: ({ id, revision }: OfficeImport, mode: ImportMode) =>
    send<OfficeImport>(`${importPath(id)}/trial`, { mode, expectedRevision: revision }, 'PUT'),
  /** Starts an import; it continues after the engine has answered. */
  startImport: ({ id, revision }: OfficeImport) =>
    send<OfficeImport>(`${importPath(id)}/import`, { expectedRevision: revision }, 'PUT'),
}
