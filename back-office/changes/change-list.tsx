import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Table } from '@chakra-ui/react/table'
import { useId, useState } from 'react'
import type { AuditEntry } from '@domain/back-office-wire'
import { MomentText } from '../parts/moment-text'
import { toFieldLabel, toShownField } from '../parts/shown-value.rules'
import { TextLink } from '../parts/text-link'
import { SUBJECT_NAMES, toSubjectPath } from './subject-names'

/** Changes, newest first; each expands to the values before and after. */
export function ChangeList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Stack as="ul" gap="2" marginTop="4" listStyleType="none">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </Stack>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const subject = SUBJECT_NAMES[entry.subjectType] ?? entry.subjectType
  return (
    <Box background="bg.panel" borderWidth="1px" borderRadius="l3" padding="4">
      <Flex gap="3" justify="space-between" align="flex-start">
        <Box minWidth="0" overflowWrap="anywhere">
          <Box fontWeight="medium">
            {subject} <SubjectName entry={entry} />: {entry.action}
          </Box>
          <Box fontSize="sm" color="fg.muted">
            {entry.operatorName}
            {entry.operatorEmail && ` (${entry.operatorEmail})`}, <MomentText iso={entry.at} />
          </Box>
        </Box>
        <Button
          size="xs"
          variant="outline"
          flexShrink={0}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Details
          <Box srOnly>
            of {subject} {entry.subjectName ?? entry.subjectId}, {entry.action}
          </Box>
        </Button>
      </Flex>
      <Box id={id} hidden={!isOpen}>
        {isOpen && <Details entry={entry} />}
      </Box>
    </Box>
  )
}

/** Links to the page of the changed record, if it has a page and still exists. */
function SubjectName({ entry: { subjectType, subjectId, subjectName } }: { entry: AuditEntry }) {
  const path = subjectName === undefined ? undefined : toSubjectPath(subjectType, subjectId)
  const name = subjectName ?? subjectId
  return path === undefined ? <>{name}</> : <TextLink to={path}>{name}</TextLink>
}

function Details({ entry: { before = {}, after = {}, requestId } }: { entry: AuditEntry }) {
  const names = Object.keys({ ...before, ...after })
  return (
    <Box marginTop="3">
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
    </Box>
  )
}
