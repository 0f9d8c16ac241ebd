import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { OfficeCustomer } from '@contracts/customer'
import { formatDay } from '@rules/moment-text'
import { messagePath, subscriptionPath, orderPath } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { SectionBox } from '../parts/section-box'
import { RecordLink } from '../parts/record-link'
import { useRight } from '../session/session-context'

interface PanelProps {
  customer: OfficeCustomer
}

export function ConsentsPanel({ customer: { consents } }: PanelProps) {
  return (
    <SectionBox title="Consents">
      {consents.length === 0 && <Box color="fg.muted">None given or refused.</Box>}
      <Stack as="ul" gap="3" listStyleType="none" fontSize="sm">
        {consents.map(({ name, channel, contactPoint, isGiven, at }) => (
          <li key={`${name} ${channel} ${contactPoint}`}>
            <Box>
              {name}{' '}
              <Badge colorPalette={isGiven ? 'green' : 'gray'}>{isGiven ? 'Yes' : 'No'}</Badge>
            </Box>
            <Box fontSize="xs" color="fg.muted" overflowWrap="anywhere">
              {channel}, {contactPoint}, <MomentText iso={at} />
            </Box>
          </li>
        ))}
      </Stack>
    </SectionBox>
  )
}

export function SubscriptionsPanel({ customer: { subscriptions } }: PanelProps) {
  const mayRead = useRight('orders.read')
  const mayOpen = useRight('subscriptions.read')
  if (subscriptions.length === 0) return null
  return (
    <SectionBox title="Subscriptions">
      <Stack as="ul" gap="3" listStyleType="none" fontSize="sm">
        {subscriptions.map(({ id, productName, orderNo, state, nextOn }) => (
          <li key={id}>
            {mayOpen ? (
              <RecordLink to={subscriptionPath(id)}>{productName}</RecordLink>
            ) : (
              productName
            )}{' '}
            <Badge colorPalette="gray" textTransform="capitalize">
              {state}
            </Badge>
            <Box color="fg.muted" marginTop="1.5">
              {state === 'active' && `Next on ${formatDay(nextOn)}, `}
              {mayRead ? (
                <RecordLink to={orderPath(orderNo)}>begun with order {orderNo}</RecordLink>
              ) : (
                `begun with order ${orderNo}`
              )}
            </Box>
          </li>
        ))}
      </Stack>
    </SectionBox>
  )
}

export function MessagesPanel({ customer: { messages } }: PanelProps) {
  const mayOpen = useRight('messages.read')
  if (messages.length === 0) return null
  return (
    <SectionBox title="Messages to the shop">
      <Stack as="ul" gap="0" listStyleType="none" fontSize="sm">
        {messages.map(({ id, kind, at, fields }) => (
          <Box
            as="li"
            key={id}
            borderTopWidth="1px"
            paddingBlock="3"
            _last={{ paddingBottom: 0 }}
            overflowWrap="anywhere"
          >
            {kind === 'contact' && mayOpen ? (
              <RecordLink to={messagePath(id)}>contact</RecordLink>
            ) : (
              <Box fontWeight="medium">{kind.replaceAll('-', ' ')}</Box>
            )}
            <Box fontSize="xs" color="fg.muted" marginBottom="1">
              <MomentText iso={at} />
            </Box>
            {fields.map(({ name, value }) => (
              <Box key={name} whiteSpace="pre-line">
                <Box as="span" color="fg.muted">
                  {name}:{' '}
                </Box>
                {value}
              </Box>
            ))}
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}
