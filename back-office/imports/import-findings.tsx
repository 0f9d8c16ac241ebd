import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Table } from '@chakra-ui/react/table'
import type { ImportChange, ImportFindings, ImportReport, ImportTrial } from '@contracts/import'
import { SectionBox } from '../parts/section-box'
import { toKindName } from './import-words'

const SEVERITIES = {
  error: { title: 'Error', colorPalette: 'red' },
  warning: { title: 'Warning', colorPalette: 'orange' },
  note: { title: 'Note', colorPalette: 'gray' },
} as const

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

export function ImportChanges({ trial }: { trial: ImportTrial }) {
  return (
    <SectionBox title="Changes">
      {!trial.isUsable && <Box>Nothing in it can be used, so it cannot be imported.</Box>}
      {trial.isUsable && trial.changes.length === 0 && (
        <Box>Nothing: the shop already matches the archive.</Box>
      )}
      {trial.changes.length > 0 && (
        <Table.Root size="sm">
          <Table.Caption srOnly>Changes</Table.Caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>What</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">New</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Changed</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Removed</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {trial.changes.map(({ what, added, changed, removed }) => (
              <Table.Row key={what}>
                <Table.Cell>{what.charAt(0).toUpperCase() + what.slice(1)}</Table.Cell>
                <Figure value={added} />
                <Figure value={changed} />
                <Figure value={removed} isLoss />
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      <RemovedThings changes={trial.changes} />
    </SectionBox>
  )
}

export function RemovedThings({ changes }: { changes: readonly ImportChange[] }) {
  return (
    <Stack gap="2" marginTop="3">
      {changes
        .filter(({ removed }) => removed > 0)
        .map(({ what, removed, removedIds = [] }) => (
          <Box key={what} as="details" fontSize="sm">
            <summary>
              Removed: {removed.toLocaleString('en-US')} {what}
            </summary>
            <Box
              paddingTop="1"
              maxHeight="40"
              overflowY="auto"
              overflowWrap="anywhere"
              tabIndex={0}
            >
              {removedIds.join(', ')}
              {removed > removedIds.length &&
                ` and ${(removed - removedIds.length).toLocaleString('en-US')} more`}
            </Box>
          </Box>
        ))}
    </Stack>
  )
}

function Figure({ value, isLoss = false }: { value: number; isLoss?: boolean }) {
  return (
    <Table.Cell
      textAlign="end"
      fontVariantNumeric="tabular-nums"
      color={value === 0 ? 'fg.muted' : isLoss ? 'fg.error' : undefined}
      fontWeight={value > 0 && isLoss ? 'medium' : undefined}
    >
      {value.toLocaleString('en-US')}
    </Table.Cell>
  )
}

/** The records read from an archive and the problems found, file by file. */
export function ImportFindingList({ title, report }: { title: string; report: ImportReport }) {
  const { counts, findings, errors, warnings, notes = 0, unlisted } = report
  const files = [...new Set(findings.map(({ file }) => file))]
  const read = Object.entries(counts).filter(([, count]) => count > 0)
  return (
    <SectionBox title={title}>
      <Stack gap="4">
        <Box>
          {counted(errors, 'error')}, {counted(warnings, 'warning')}
          {notes > 0 && `, ${counted(notes, 'note')}`}.{' '}
          {errors > 0 && 'Records with errors are skipped; all others are imported.'}
        </Box>
        {read.length > 0 && (
          <Box fontSize="sm" color="fg.muted">
            In the shop:{' '}
            {read
              .map(([kind, count]) => `${count.toLocaleString('en-US')} ${toKindName(kind)}`)
              .join(', ')}
            .
          </Box>
        )}
        {files.map((file) => (
          <Box key={file} borderTopWidth="1px" paddingTop="3">
            <Box as="h3" fontWeight="medium" overflowWrap="anywhere" marginBottom="2">
              {file}
            </Box>
            <Stack as="ul" gap="3" listStyleType="none">
              {findings
                .filter((finding) => finding.file === file)
                .map((finding) => (
                  <li key={`${finding.severity} ${finding.examples[0]?.message ?? ''}`}>
                    <Finding finding={finding} />
                  </li>
                ))}
            </Stack>
          </Box>
        ))}
        {unlisted > 0 && (
          <Box color="fg.muted">And {counted(unlisted, 'more kind')} of findings.</Box>
        )}
      </Stack>
    </SectionBox>
  )
}

function Finding({ finding: { severity, count, examples } }: { finding: ImportFindings }) {
  const more = count - examples.length
  const { title, colorPalette } = SEVERITIES[severity]
  return (
    <Flex gap="3" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
      <Box flexShrink={0} minWidth="16">
        <Badge colorPalette={colorPalette}>{title}</Badge>
      </Box>
      <Box fontSize="sm" minWidth="0" overflowWrap="anywhere">
        {examples.map(({ id, message }) => (
          <div key={`${id} ${message}`}>
            {id !== '' && <strong>{id}: </strong>}
            {message}
          </div>
        ))}
        {more > 0 && <Box color="fg.muted">And {more.toLocaleString('en-US')} more.</Box>}
      </Box>
    </Flex>
  )
}
