import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toLabel } from '@contracts/content-field'
import { STUDIO_STATUSES, type StudioListItem } from '@contracts/studio'
import { studioApi, contentPath } from '../api/studio-api'
import { MissingBadges } from '../parts/missing-badges'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { ListPage } from '../records/list-page'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { usePagedList } from '../records/use-list'
import { NewItemDialog } from './new-item-dialog'
import { STATUS_NAMES, StatusBadges } from './status-badges'

const PAGE_SIZE = 50
const FILTERS = ['text', 'contentType', 'status', 'translation'] as const
const TRANSLATIONS = [
  ['', 'All'],
  ['missing', 'Missing'],
] as const
const COLUMNS: readonly RecordColumn<StudioListItem>[] = [
  {
    id: 'name',
    title: 'Name',
    sort: true,
    cell: ({ id, name, key }) => (
      <TwoLines below={key}>
        <RecordLink to={contentPath(id)}>{name}</RecordLink>
      </TwoLines>
    ),
  },
  { id: 'type', title: 'Type', sort: true, cell: ({ contentType }) => toLabel(contentType) },
  {
    id: 'status',
    title: 'Status',
    isOnPhone: true,
    cell: ({ statuses, missing = [] }) => (
      <Flex gap="1" wrap="wrap">
        <StatusBadges statuses={statuses} />
        <MissingBadges missing={missing} />
      </Flex>
    ),
  },
  {
    id: 'changed',
    title: 'Last change',
    sort: true,
    cell: ({ savedAt, savedBy }) =>
      savedAt && (
        <TwoLines below={savedBy}>
          <MomentText iso={savedAt} />
        </TwoLines>
      ),
  },
]

export function ContentListPage() {
  const [isCreating, setIsCreating] = useState(false)
  const types = useQuery({ queryKey: ['types'], queryFn: studioApi.getTypes, staleTime: Infinity })
  const known = types.data?.types ?? []
  const list = usePagedList({
    name: 'items',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: studioApi.listItems,
    rows: ({ items }) => items,
  })
  return (
    <ListPage
      title="Content"
      noun={['item', 'items']}
      list={list}
      filters={[
        { name: 'text', label: 'Search', type: 'search', placeholder: 'Name, key or type' },
        {
          name: 'contentType',
          label: 'Type',
          options: [
            ['', 'All types'],
            ...known.map(({ contentType, label }) => [contentType, label] as const),
          ],
        },
        {
          name: 'status',
          label: 'Status',
          options: [
            ['', 'Any status'],
            ...STUDIO_STATUSES.map((one) => [one, STATUS_NAMES[one]] as const),
          ],
        },
        { name: 'translation', label: 'Translations', options: TRANSLATIONS },
      ]}
      columns={COLUMNS}
      toKey={({ id }) => id}
      nothing={{
        title: 'Nothing found',
        text: 'No content items found. Remove a filter, or search for another word.',
      }}
      actions={
        <Button size="sm" disabled={!types.data} onClick={() => setIsCreating(true)}>
          New item
        </Button>
      }
    >
      {isCreating && types.data && (
        <NewItemDialog types={known} onClose={() => setIsCreating(false)} />
      )}
    </ListPage>
  )
}
