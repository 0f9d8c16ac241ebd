import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Tabs } from '@chakra-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OfficeMail } from '@contracts/mail'
import { mailHtmlUrl, salesApi, orderPath } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { RecordPage } from '../records/record-page'
import { SectionBox } from '../parts/section-box'
import { StateBadge } from '../parts/state-badge'
import { RecordLink } from '../parts/record-link'
import { MailActions } from './mail-actions'
import { MAIL_STATES, toKindName } from './mail-names'

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

export default function MailPage() {
  const id = Number(useParams<{ id: string }>().id)
  const query = useQuery({ queryKey: ['mail', id], queryFn: () => salesApi.getMail(id) })
  return (
    <RecordPage
      title={query.data?.subject ?? 'Mail'}
      noun="mail"
      list="/mails"
      query={query}
      aside={(mail) => <MailActions key={mail.id} mail={mail} />}
    >
      {(mail) => <Mail mail={mail} />}
    </RecordPage>
  )
}

function Mail({ mail }: { mail: OfficeMail }) {
  const { id, kind, recipient, state, writtenAt, sentAt, error, orderNo, text } = mail
  return (
    <>
      <Box fontSize="sm" marginBottom="5" overflowWrap="anywhere">
        <StateBadge states={MAIL_STATES} state={state} /> {toKindName(kind)} to {recipient}, written{' '}
        <MomentText iso={writtenAt} />
        {sentAt && (
          <>
            , sent <MomentText iso={sentAt} />
          </>
        )}
        {orderNo && (
          <>
            {'. '}
            <RecordLink to={orderPath(orderNo)}>Order {orderNo}</RecordLink>
          </>
        )}
        <Delivery mail={mail} />
        {state !== 'sent' && error && <Box color="fg.error">{error}</Box>}
      </Box>
      {text === undefined ? (
        <SectionBox title="Not shown">
          It contains a code or a link that only the recipient may use. Admins can read it.
        </SectionBox>
      ) : kind === 'text' ? (
        <Plain tabIndex={0}>{text}</Plain>
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
