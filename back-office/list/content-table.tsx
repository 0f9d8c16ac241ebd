import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import { Link } from 'react-router-dom'
import { toLabel } from '@domain/content-field'
import type { StudioListItem } from '@domain/studio-wire'
import { MomentText } from '../parts/moment-text'
import { NothingFound } from '../parts/query-state'
import { StatusBadges } from './status-badges'

const ItemLink = chakra(Link, {
  base: { fontWeight: 'medium', color: 'fg', _hover: { textDecoration: 'underline' } },
})

/** A table of content items; a phone hides some of its columns. */
export function ContentTable({ items }: { items: readonly StudioListItem[] }) {
  if (items.length === 0) {
    return (
      <NothingFound
        title="Nothing found"
        text="No content item fits. Remove a filter, or search for another word."
      />
    )
  }
  return (
    <Box marginTop="4" background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root interactive size="md" tableLayout="fixed">
        <Table.Caption srOnly>Content items</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader width={{ base: '62%', md: '42%' }}>Name</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Type</Table.ColumnHeader>
            <Table.ColumnHeader>Status</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Last change</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {items.map((item) => (
            <Table.Row key={item.id} background="bg.panel">
              <Table.Cell overflowWrap="anywhere">
                <ItemLink to={`/content/${encodeURIComponent(item.id)}`}>{item.name}</ItemLink>
                <Box fontSize="xs" color="fg.muted">
                  {item.key ?? toLabel(item.contentType)}
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md" color="fg.muted">
                {toLabel(item.contentType)}
              </Table.Cell>
              <Table.Cell>
                <StatusBadges statuses={item.statuses} />
              </Table.Cell>
              <Table.Cell hideBelow="md" color="fg.muted" fontSize="sm">
                {item.savedAt && <MomentText iso={item.savedAt} />}
                {item.savedBy && <Box fontSize="xs">{item.savedBy}</Box>}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
