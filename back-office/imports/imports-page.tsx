import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Table } from '@chakra-ui/react/table'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeImport, OfficeImportRow } from '@domain/import-wire'
import { toText } from '../api/engine'
import { importPath, settingsApi } from '../api/settings-api'
import { ListResult } from '../parts/list-result'
import { MomentText } from '../parts/moment-text'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { TextLink } from '../parts/text-link'
import { usePagedList } from '../parts/use-list'
import { useRight } from '../session/session-context'
import { ExportDialog } from './export-dialog'
import { formatBytes, ImportStateBadge, isRunning } from './import-words'
import { UploadDialog } from './upload-dialog'

const PAGE_SIZE = 25
const POLL_MS = 2_000
const FILTERS = [] as const

/** The uploaded archives, with the state of each import. */
export function ImportsPage() {
  const history = useHistory()
  const client = useQueryClient()
  const mayImport = useRight('imports.write')
  const [isUploading, setIsUploading] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const { list, pages } = usePagedList({
    name: 'imports',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: settingsApi.listImports,
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
  const imports = list.data?.imports
  return (
    <PageBody
      title="Imports"
      aside={
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
      <ListResult
        query={list}
        failure="The imports cannot be shown."
        entries={imports}
        nothing={{
          title: 'Nothing imported yet',
          text: 'Upload a site-import archive: it is checked before anything changes.',
        }}
      >
        {(found) => <ImportTable imports={found} />}
      </ListResult>
      <Pages {...pages} />
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
    </PageBody>
  )
}

function ImportTable({ imports }: { imports: readonly OfficeImportRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="sm">
        <Table.Caption srOnly>Imports</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Archive</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Uploaded</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Last started</Table.ColumnHeader>
            <Table.ColumnHeader>State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {imports.map((one) => (
            <Table.Row key={one.id} background="bg.panel" verticalAlign="top">
              <Table.Cell overflowWrap="anywhere">
                <TextLink to={importPath(one.id)} fontWeight="medium">
                  {one.fileName}
                </TextLink>
                <Box fontSize="xs" color="fg.muted">
                  No. {one.id}, {formatBytes(one.bytes)}
                </Box>
                <Box hideFrom="md" fontSize="xs" color="fg.muted">
                  {one.uploadedBy}, <MomentText iso={one.uploadedAt} />
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md">
                <Who name={one.uploadedBy} at={one.uploadedAt} />
              </Table.Cell>
              <Table.Cell hideBelow="md">
                {one.startedAt && <Who name={one.startedBy} at={one.startedAt} />}
              </Table.Cell>
              <Table.Cell>
                <ImportStateBadge state={one.state} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function Who({ name, at }: { name: string | undefined; at: string }) {
  return (
    <>
      {name}
      <Box fontSize="xs" color="fg.muted">
        <MomentText iso={at} />
      </Box>
    </>
  )
}
