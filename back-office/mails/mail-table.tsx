import { Box } from '@chakra-ui/react/box'
import { Table } from '@chakra-ui/react/table'
import type { OfficeMailRow } from '@domain/mail-wire'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { MailStateBadge, toKindName } from './mail-names'

/** A table of mails; a phone hides some of its columns. */
export function MailTable({ mails }: { mails: readonly OfficeMailRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="md" tableLayout="fixed">
        <Table.Caption srOnly>Mails, newest first</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader width={{ base: '70%', md: '40%' }}>Mail</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Recipient</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md" width="12rem">
              Written
            </Table.ColumnHeader>
            <Table.ColumnHeader width={{ base: '30%', md: '18%' }}>State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {mails.map((mail) => (
            <Table.Row key={mail.id} background="bg.panel" verticalAlign="top">
              <Table.Cell overflowWrap="anywhere">
                <RecordLink to={`/mails/${mail.id}`}>{mail.subject}</RecordLink>
                <Box fontSize="xs" color="fg.muted">
                  {toKindName(mail.kind)}
                </Box>
                <Box fontSize="xs" color="fg.muted" hideFrom="md">
                  {mail.recipient}, <MomentText iso={mail.writtenAt} />
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md" overflowWrap="anywhere">
                {mail.recipient}
              </Table.Cell>
              <Table.Cell hideBelow="md" color="fg.muted" fontSize="sm">
                <MomentText iso={mail.writtenAt} />
              </Table.Cell>
              <Table.Cell overflowWrap="anywhere">
                <MailStateBadge state={mail.state} />
                {mail.state !== 'sent' && mail.error && (
                  <Box fontSize="xs" color="fg.error" marginTop="1">
                    {mail.error}
                  </Box>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
