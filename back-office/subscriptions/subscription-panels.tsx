import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { OperatorRight } from '@rules/operator-rights'
import { intervalInWords } from '@rules/subscription-interval'
import type { OfficeSubscription } from '@contracts/subscription'
import { customerPath, orderPath, mailPath } from '../api/sales-api'
import { DayText, MomentText } from '../parts/moment-text'
import { formatMinor } from '@rules/office-money'
import { StateBadge } from '../parts/state-badge'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'
import {
  SUBSCRIPTION_STATES,
  toEvent,
  toEventDetails,
  toOutcome,
  toReason,
} from './subscription-words'
import { productPath } from '../api/merchandise-api'

interface PanelProps {
  subscription: OfficeSubscription
}

/** Links to a page of another section; plain text for operators without the right to read it. */
function LinkFor({ right, to, children }: { right: OperatorRight; to: string; children: string }) {
  return useRight(right) ? <TextLink to={to}>{children}</TextLink> : <>{children}</>
}

const OrderLink = ({ orderNo }: { orderNo: string }) => (
  <LinkFor right="orders.read" to={orderPath(orderNo)}>
    {orderNo}
  </LinkFor>
)

export function OverviewPanel({ subscription }: PanelProps) {
  const { productId, productName, quantity, price, nextOn, state, reason, retryOn } = subscription
  return (
    <SectionBox title="Overview" aside={<StateBadge states={SUBSCRIPTION_STATES} state={state} />}>
      <Stack gap="2" overflowWrap="anywhere">
        <Box>
          {quantity} ×{' '}
          <LinkFor right="catalog.read" to={productPath(productId)}>
            {productName}
          </LinkFor>
          , {intervalInWords(subscription)}
        </Box>
        {nextOn && (
          <Box>
            {state === 'paused' ? 'Next delivery was planned for ' : 'Next delivery on '}
            <DayText day={nextOn} />
          </Box>
        )}
        {retryOn && (
          <Box>
            A delivery could not be made. It is tried again on <DayText day={retryOn} />.
          </Box>
        )}
        {reason && <Box>Reason: {toReason(reason)}</Box>}
        {price && (
          <Box>
            A delivery costs {formatMinor(price.totalMinor, price.currency)} today, of which{' '}
            {formatMinor(price.goodsMinor, price.currency)} for the goods.
          </Box>
        )}
        <Box fontSize="sm" color="fg.muted">
          {subscription.siteName}, begun <MomentText iso={subscription.createdAt} /> with order{' '}
          <OrderLink orderNo={subscription.firstOrderNo} />
        </Box>
      </Stack>
    </SectionBox>
  )
}

export function ShippingPanel({ subscription }: PanelProps) {
  const { addressLines, card, giftMessage, customerNo, customerName, email } = subscription
  return (
    <SectionBox title="Customer">
      <Stack gap="3" fontSize="sm" overflowWrap="anywhere">
        <Box>
          <LinkFor right="customers.read" to={customerPath(customerNo)}>
            {customerName || email}
          </LinkFor>
          <Box color="fg.muted">{email}</Box>
        </Box>
        <Box>
          <Box fontWeight="medium">Delivered to</Box>
          {addressLines.length === 0 && 'The address is no longer in the address book.'}
          {addressLines.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Box>
        <Box>
          <Box fontWeight="medium">Paid with</Box>
          {card ?? 'There is no card to pay with.'}
        </Box>
        {giftMessage && <Box whiteSpace="pre-line">“{giftMessage}”</Box>}
      </Stack>
    </SectionBox>
  )
}

export function DeliveriesPanel({ subscription: { deliveries } }: PanelProps) {
  return (
    <SectionBox title="Deliveries">
      {deliveries.length === 0 && <Box color="fg.muted">None yet, apart from the first order.</Box>}
      <Stack as="ul" gap="0" listStyleType="none">
        {deliveries.map(({ day, outcome, orderNo }) => (
          <Flex
            as="li"
            key={day}
            justify="space-between"
            gap="3"
            borderTopWidth="1px"
            paddingBlock="2"
          >
            <DayText day={day} />
            <Box>
              {toOutcome(outcome)} {orderNo && <OrderLink orderNo={orderNo} />}
            </Box>
          </Flex>
        ))}
      </Stack>
    </SectionBox>
  )
}

/** Reminders and other mails that were sent to the customer. */
export function MailsPanel({ subscription: { mails } }: PanelProps) {
  return (
    <SectionBox title="Reminders and other mails">
      {mails.length === 0 && <Box color="fg.muted">None yet.</Box>}
      <Stack as="ul" gap="2" listStyleType="none" fontSize="sm">
        {mails.map(({ id, subject, writtenAt }) => (
          <Box as="li" key={id} overflowWrap="anywhere">
            <LinkFor right="mails.read" to={mailPath(id)}>
              {subject}
            </LinkFor>
            <Box fontSize="xs" color="fg.muted">
              <MomentText iso={writtenAt} />
            </Box>
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

export function EventsPanel({ subscription: { events } }: PanelProps) {
  return (
    <SectionBox title="What happened">
      <Stack as="ul" gap="2" listStyleType="none" fontSize="sm">
        {events.map(({ at, event, details }) => (
          <Box as="li" key={`${at} ${event}`} overflowWrap="anywhere">
            {toEvent(event)}
            {details && `: ${toEventDetails(event, details)}`}
            <Box fontSize="xs" color="fg.muted">
              <MomentText iso={at} />
            </Box>
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}
