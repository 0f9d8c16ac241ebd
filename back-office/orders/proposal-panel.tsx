import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import type { OfficeOrder } from '@contracts/order'
import type { OfficeProposal } from '@contracts/order-edit'
import { formatMoney } from '@rules/office-money'
import { orderEditsApi } from '../api/order-edits-api'
import { MomentText } from '../parts/moment-text'
import { PaymentLinkActions } from '../parts/payment-link-actions'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { useOrderAction } from './use-order-actions'

/** A change that waits until the buyer has paid for it, or that ended without an operator's doing. */
export function ProposalPanel({ order }: { order: OfficeOrder }) {
  const { currency, proposal } = order
  const mayChange = useRight('orders.write')
  if (!proposal) return null
  const { by, changes, difference, isUnclear, state } = proposal
  return (
    <SectionBox title={state === 'open' ? 'Waiting for payment' : 'Change that did not happen'}>
      <Box as="ul" listStyleType="none" overflowWrap="anywhere" marginBottom="3">
        {changes.map((line, index) => (
          <Box as="li" key={`${index} ${line}`} whiteSpace="pre-line">
            {line}
          </Box>
        ))}
      </Box>
      <Box fontSize="sm" color="fg.muted" marginBottom="4">
        {`${formatMoney(difference, currency)} more, proposed by ${by}. `}
        <Outlook proposal={proposal} />
      </Box>
      {isUnclear && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>
            {`It is not known whether a payment went through: the card gateway is asked again. ${
              state === 'open'
                ? 'If you withdraw the change, such a payment is given back.'
                : 'If it did, it is given back.'
            }`}
          </Alert.Title>
        </Alert.Root>
      )}
      {mayChange && state === 'open' && <Actions orderNo={order.orderNo} proposal={proposal} />}
    </SectionBox>
  )
}

function Outlook({ proposal: { isBeingPaid, payUntil, state } }: { proposal: OfficeProposal }) {
  if (state === 'impossible') return 'It was no longer possible; the buyer has a mail about it.'
  if (state !== 'open') return 'It ended before it was paid.'
  if (isBeingPaid) return 'The buyer is paying at this moment.'
  return (
    <>
      The stock is kept until <MomentText iso={payUntil} />; the order changes once it is paid.
    </>
  )
}

function Actions({ orderNo, proposal }: { orderNo: string; proposal: OfficeProposal }) {
  const { id, isBeingPaid, isUnclear, link } = proposal
  return (
    <PaymentLinkActions
      link={link}
      mailing={useOrderAction(orderNo, () => orderEditsApi.mailAgain(orderNo, id))}
      withdrawing={useOrderAction(orderNo, () => orderEditsApi.withdraw(orderNo, id))}
      isBeingPaid={isBeingPaid}
      question={{
        title: 'Withdraw this change?',
        text: `The link no longer takes a payment, and the buyer gets a mail. ${
          isUnclear ? 'A payment that went through is given back.' : 'The kept stock is free again.'
        }`,
        action: 'Withdraw change',
      }}
    />
  )
}
