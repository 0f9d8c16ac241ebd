import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeImport, OfficeImportRow } from '@contracts/import'
import { toText } from '../api/engine'
import { importPath, settingsApi } from '../api/settings-api'
import { formatBytes } from '../parts/format-bytes'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { StateBadge } from '../parts/state-badge'
import { ListPage } from '../records/list-page'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { usePagedList } from '../records/use-list'
import { useRight } from '../session/session-context'
import { ExportDialog } from './export-dialog'
import { IMPORT_STATES, isRunning } from './import-words'
import { UploadDialog } from './upload-dialog'

const PAGE_SIZE = 25
const POLL_MS = 2_000
const FILTERS = [] as const

const COLUMNS: readonly RecordColumn<OfficeImportRow>[] = [
  {
    id: 'name',
    title: 'Archive',
    sort: true,
    cell: ({ id, fileName, bytes }) => (
      <TwoLines below={`No. ${id}, ${formatBytes(bytes)}`}>
        <RecordLink to={importPath(id)}>{fileName}</RecordLink>
      </TwoLines>
    ),
  },
  {
    id: 'uploaded',
    title: 'Uploaded',
    sort: true,
    cell: ({ uploadedBy, uploadedAt }) => (
      <TwoLines below={<MomentText iso={uploadedAt} />}>{uploadedBy}</TwoLines>
    ),
  },
  {
    id: 'started',
    title: 'Last started',
    sort: true,
    cell: ({ startedBy, startedAt }) =>
      startedAt && <TwoLines below={<MomentText iso={startedAt} />}>{startedBy}</TwoLines>,
  },
  {
    id: 'state',
    title: 'State',
    sort: true,
    isOnPhone: true,
    cell: ({ state }) => <StateBadge states={IMPORT_STATES} state={state} />,
  },
]

export default function ImportsPage() {
  const history = useHistory()
  const client = useQueryClient()
  const mayImport = useRight('imports.write')
  const [isUploading, setIsUploading] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const list = usePagedList({
    name: 'imports',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: settingsApi.listImports,
    rows: ({ imports }) => imports,
    refreshMs: (known) =>
      known.imports.some(({ state }) => isRunning(state)) ? POLL_MS : undefined,
  })
  // opens the import's page even if the check was refused, and shows the reason there
  const check = useMutation({
    mutationFn: (uploaded: OfficeImport) => settingsApi.tryImport(uploaded, uploaded.mode),
    onSettled: (_started, error, { id }) => {
      void client.invalidateQueries(['imports'])
      history.push(importPath(id), error ? { refusal: toText(error) } : undefined)
    },
  })
  return (
    <ListPage
      title="Imports"
      noun={['import', 'imports']}
      list={list}
      columns={COLUMNS}
      toKey={({ id }) => String(id)}
      nothing={{
        title: 'Nothing imported yet',
        text: 'Upload a site-import archive: it is checked before anything changes.',
      }}
      actions={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => setIsExporting(true)}>
            Export
          </Button>
          {mayImport && (
            <Button size="sm" loading={check.isLoading} onClick={() => setIsUploading(true)}>
              Upload an archive
            </Button>
          )}
        </Flex>
      }
    >
      {isExporting && <ExportDialog onClose={() => setIsExporting(false)} />}
      {isUploading && (
        <UploadDialog
          onUploaded={(uploaded) => {
            setIsUploading(false)
            check.mutate(uploaded)
          }}
          onClose={() => setIsUploading(false)}
        />
      )}
    </ListPage>
  )
}
