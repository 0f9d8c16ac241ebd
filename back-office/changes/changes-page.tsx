import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import type { AuditEntry } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { dayToMoment } from '../parts/day.rules'
import { DialogBox } from '../parts/dialog-box'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { ListPage } from '../records/list-page'
import { toOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { useNewestList } from '../records/use-list'
import { ChangeDetails } from './change-details'
import { SUBJECT_NAMES, toSubjectPath } from './subject-names'

const FILTERS = ['who', 'subjectType', 'subjectId', 'from', 'until'] as const

export default function ChangesPage() {
  const [opened, setOpened] = useState<AuditEntry>()
  const list = useNewestList({
    name: 'changes',
    filters: FILTERS,
    load: (query, cursor?: number) =>
      officeApi.listChanges(
        { ...query, from: dayToMoment(query.from), until: dayToMoment(query.until, 1) },
        cursor,
      ),
    rows: ({ entries }) => entries,
  })
  return (
    <ListPage
      title="Changes"
      noun={['change', 'changes']}
      list={list}
      filters={[
        { name: 'who', label: 'Who', type: 'search', placeholder: 'E-mail address' },
        {
          name: 'subjectType',
          label: 'What',
          options: toOptions(SUBJECT_NAMES, 'Everything'),
        },
        { name: 'subjectId', label: 'Number or id', type: 'search' },
        { name: 'from', label: 'From', type: 'date' },
        { name: 'until', label: 'Until', type: 'date' },
      ]}
      columns={toColumns(setOpened)}
      toKey={({ id }) => String(id)}
      nothing={{
        title: 'Nothing found',
        text: 'Changes by operators are listed here.',
      }}
    >
      {opened && (
        <DialogBox title={toTitle(opened)} onClose={() => setOpened(undefined)}>
          <ChangeDetails entry={opened} />
        </DialogBox>
      )}
    </ListPage>
  )
}

const toColumns = (onOpen: (entry: AuditEntry) => void): readonly RecordColumn<AuditEntry>[] => [
  {
    id: 'change',
    title: 'Change',
    cell: (entry) => (
      <TwoLines below={SUBJECT_NAMES[entry.subjectType] ?? entry.subjectType}>
        <SubjectName entry={entry} />: {entry.action}
      </TwoLines>
    ),
  },
  {
    id: 'who',
    title: 'Who',
    cell: ({ operatorName, operatorEmail }) => (
      <TwoLines below={operatorEmail}>{operatorName}</TwoLines>
    ),
  },
  { id: 'when', title: 'When', cell: ({ at }) => <MomentText iso={at} /> },
  {
    id: 'details',
    title: 'Details',
    isTitleHidden: true,
    isNumber: true,
    isOnPhone: true,
    cell: (entry) => (
      <Button size="xs" variant="outline" onClick={() => onOpen(entry)}>
        Details<Box srOnly>of {toTitle(entry)}</Box>
      </Button>
    ),
  },
]

const toTitle = ({ subjectType, subjectName, subjectId, action }: AuditEntry) =>
  `${SUBJECT_NAMES[subjectType] ?? subjectType} ${subjectName ?? subjectId}: ${action}`

/** Links to the page of the changed record, if it has a page and still exists. */
function SubjectName({ entry: { subjectType, subjectId, subjectName } }: { entry: AuditEntry }) {
  const path = subjectName === undefined ? undefined : toSubjectPath(subjectType, subjectId)
  const name = subjectName ?? subjectId
  return path === undefined ? <>{name}</> : <RecordLink to={path}>{name}</RecordLink>
}
