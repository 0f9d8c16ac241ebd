import { Box } from '@chakra-ui/react/box'
import { Table } from '@chakra-ui/react/table'
import type { AuditEntry } from '@contracts/back-office'
import { toFieldLabel, toShownField } from '../parts/shown-value.rules'

export function ChangeDetails({
  entry: { before = {}, after = {}, requestId },
}: {
  entry: AuditEntry
}) {
  const names = Object.keys({ ...before, ...after })
  return (
    <>
      {names.length > 0 && (
        <Table.Root size="sm" tableLayout="fixed">
          <Table.Caption srOnly>What changed</Table.Caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Field</Table.ColumnHeader>
              <Table.ColumnHeader>Before</Table.ColumnHeader>
              <Table.ColumnHeader>After</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {names.map((name) => (
              <Table.Row key={name} verticalAlign="top">
                <Table.Cell overflowWrap="anywhere">{toFieldLabel(name)}</Table.Cell>
                <Table.Cell overflowWrap="anywhere">{toShownField(before, name)}</Table.Cell>
                <Table.Cell overflowWrap="anywhere">{toShownField(after, name)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      <Box fontSize="xs" color="fg.muted" marginTop="2" overflowWrap="anywhere">
        Request {requestId}
      </Box>
    </>
  )
}
