import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { OfficeMessage } from '@contracts/message'
import { customerPath, messagePath, salesApi, orderPath, mailPath } from '../api/sales-api'
import { History } from '../parts/history'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { SectionBox } from '../parts/section-box'
import { StateBadge } from '../parts/state-badge'
import { MainAndSide, RecordPage } from '../records/record-page'
import { useRight } from '../session/session-context'
import { MessageActions } from './message-actions'
import { MESSAGE_STATES } from './message-states'

export default function MessagePage() {
  const { id } = useParams<{ id: string }>()
  const query = useQuery({ queryKey: ['message', id], queryFn: () => salesApi.getMessage(id) })
  return (
    <RecordPage
      title={query.data?.topic ?? 'Message'}
      noun="message"
      list="/messages"
      query={query}
      aside={(message) => <MessageActions key={id} message={message} />}
    >
      {(message) => (
        <MainAndSide side={<SenderPanel message={message} />}>
          <ThreadPanel message={message} />
          <History path={messagePath(id)} />
        </MainAndSide>
      )}
    </RecordPage>
  )
}

function ThreadPanel({ message }: { message: OfficeMessage }) {
  const { name, at, text, answers, state, assigneeName } = message
  const mayRead = useRight('mails.read')
  return (
    <SectionBox
      title="Message and answers"
      aside={
        <Box fontSize="sm">
          <StateBadge states={MESSAGE_STATES} state={state} /> {assigneeName}
        </Box>
      }
    >
      <Stack as="ol" gap="4" listStyleType="none">
        <Entry text={text} by={name} at={at} />
        {answers.map((answer) => (
          <Entry
            key={answer.id}
            text={answer.text}
            by={`Answer of ${answer.by}`}
            at={answer.at}
            isAnswer
          >
            {answer.mailId !== undefined && mayRead && (
              <>
                , <RecordLink to={mailPath(answer.mailId)}>mail</RecordLink>
              </>
            )}
          </Entry>
        ))}
      </Stack>
    </SectionBox>
  )
}

interface EntryProps {
  text: string
  by: string
  at: string
  isAnswer?: boolean
  children?: ReactNode
}

function Entry({ text, by, at, isAnswer = false, children }: EntryProps) {
  return (
    <Box
      as="li"
      fontSize="sm"
      borderInlineStartWidth="3px"
      borderColor={isAnswer ? 'brand.solid' : 'border'}
      paddingInlineStart="3"
      overflowWrap="anywhere"
    >
      <Box whiteSpace="pre-line">{text}</Box>
      <Box fontSize="xs" color="fg.muted">
        {by}, <MomentText iso={at} />
        {children}
      </Box>
    </Box>
  )
}

function SenderPanel({ message }: { message: OfficeMessage }) {
  const { name, email, phone, siteName, orderNo, hasOrder, orders, customerNo } = message
  const maySeeCustomers = useRight('customers.read')
  const maySeeOrders = useRight('orders.read')
  return (
    <SectionBox title="Sender">
      <Stack gap="1" fontSize="sm" overflowWrap="anywhere">
        {customerNo && maySeeCustomers ? (
          <RecordLink to={customerPath(customerNo)}>{name}</RecordLink>
        ) : (
          <Box fontWeight="medium">{name}</Box>
        )}
        <Box>{email}</Box>
        {phone && <Box>{phone}</Box>}
        <Box color="fg.muted">
          {customerNo ? `Customer ${customerNo}` : 'Guest'}, {siteName}
        </Box>
        {orderNo && (
          <Box>
            {hasOrder && maySeeOrders ? (
              <RecordLink to={orderPath(orderNo)}>Order {orderNo}</RecordLink>
            ) : (
              `Order ${orderNo}${hasOrder ? '' : ' (not found)'}`
            )}
          </Box>
        )}
        {orders > 0 && maySeeOrders && (
          <RecordLink to={`/orders?text=${encodeURIComponent(email)}`}>
            {orders === 1 ? '1 order' : `${orders} orders`} of this address
          </RecordLink>
        )}
      </Stack>
    </SectionBox>
  )
}
