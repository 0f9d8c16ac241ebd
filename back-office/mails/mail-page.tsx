import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Tabs } from '@chakra-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OfficeMail } from '@domain/mail-wire'
import { mailHtmlUrl, salesApi } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { PageBody } from '../parts/page-body'
import { SectionBox } from '../parts/section-box'
import { QueryState } from '../parts/query-state'
import { RecordLink } from '../parts/record-link'
import { MailActions } from './mail-actions'
import { MailStateBadge, toKindName } from './mail-names'

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: '100%',
    height: '42rem',
    background: 'white',
    borderWidth: '1px',
    borderRadius: 'l2',
  },
})
const Plain = chakra('pre', {
  base: {
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: 'bg.muted',
    borderRadius: 'l2',
    padding: '4',
  },
})

/** One mail as its recipient sees it, and its delivery state. */
export function MailPage() {
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery({ queryKey: ['mail', id], queryFn: () => salesApi.getMail(id) })
  const mail = query.data
  return (
    <PageBody
      title={mail?.subject ?? 'Mail'}
      aside={mail && <MailActions key={mail.id} mail={mail} />}
    >
      <Box fontSize="sm" marginTop="-3" marginBottom="4">
        <RecordLink to="/mails">All mails</RecordLink>
      </Box>
      <QueryState query={query} failure="The mail cannot be shown." />
      {mail && <Mail mail={mail} />}
    </PageBody>
  )
}

function Mail({ mail }: { mail: OfficeMail }) {
  const { id, kind, recipient, state, writtenAt, sentAt, error, orderNo, text } = mail
  return (
    <>
      <Box fontSize="sm" marginBottom="5" overflowWrap="anywhere">
        <MailStateBadge state={state} /> {toKindName(kind)} to {recipient}, written{' '}
        <MomentText iso={writtenAt} />
        {sentAt && (
          <>
            , sent <MomentText iso={sentAt} />
          </>
        )}
        {orderNo && (
          <>
            {'. '}
            <RecordLink to={`/orders/${encodeURIComponent(orderNo)}`}>Order {orderNo}</RecordLink>
          </>
        )}
        <Delivery mail={mail} />
        {state !== 'sent' && error && <Box color="fg.error">{error}</Box>}
      </Box>
      {text === undefined ? (
        <SectionBox title="Not shown">
          It holds a code or a link that only its recipient may use. Admins can read it.
        </SectionBox>
      ) : (
        <Tabs.Root defaultValue="html" lazyMount>
          <Tabs.List>
            <Tabs.Trigger value="html">As shown</Tabs.Trigger>
            <Tabs.Trigger value="text">As text</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="html">
            <Frame
              key={id}
              sandbox=""
              src={mailHtmlUrl(id)}
              title="The mail as its recipient sees it"
            />
          </Tabs.Content>
          <Tabs.Content value="text">
            <Plain tabIndex={0}>{text}</Plain>
          </Tabs.Content>
        </Tabs.Root>
      )}
    </>
  )
}

function Delivery({ mail: { attempts, nextAttemptAt, state } }: { mail: OfficeMail }) {
  if (state === 'sent' || attempts === 0) return null
  return (
    <Box color="fg.muted">
      Tried {attempts === 1 ? 'once' : `${attempts} times`}
      {nextAttemptAt && (
        <>
          , the next time <MomentText iso={nextAttemptAt} />
        </>
      )}
    </Box>
  )
}
