import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficePhoneOrder } from '@contracts/phone-order'
import { phoneOrderPath, phoneOrdersApi } from '../api/phone-orders-api'
import { orderPath } from '../api/sales-api'
import { useConfirmation } from '../parts/confirmation'
import { MomentText } from '../parts/moment-text'
import { PaymentLinkActions } from '../parts/payment-link-actions'
import { RecordLink } from '../parts/record-link'
import { Refusal } from '../parts/refusal'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { usePhoneOrderAction } from './use-phone-order'

interface SendPanelProps {
  phoneOrder: OfficePhoneOrder
}

/** What it costs, and what can be done next. */
export function SendPanel({ phoneOrder }: SendPanelProps) {
  const { orderNo, state, sums, missing, payUntil } = phoneOrder
  const mayTake = useRight('phone-orders.write')
  const shown = useRef(state)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button that was clicked is gone, and the focus with it
    if (shown.current !== state) panel.current?.focus()
    shown.current = state
  }, [state])
  return (
    <SectionBox title="Total">
      <Stack as="dl" gap="1" marginBottom="4">
        {sums.map(([label, amount], index) => (
          <Flex key={`${index} ${label}`} justify="space-between" gap="4">
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd" fontVariantNumeric="tabular-nums" fontWeight="medium">
              {amount}
            </Box>
          </Flex>
        ))}
      </Stack>
      {orderNo !== undefined && (
        <Box ref={panel} tabIndex={-1} marginBottom="4" fontSize="sm">
          <RecordLink to={orderPath(orderNo)}>{`Order ${orderNo}`}</RecordLink>
          {state === 'waiting' && payUntil !== undefined && (
            <Box color="fg.muted">
              {phoneOrder.isBeingPaid ? (
                'A payment is being carried out, or its result is not known yet.'
              ) : (
                <>
                  Stock and prices are kept until <MomentText iso={payUntil} />.
                </>
              )}
            </Box>
          )}
        </Box>
      )}
      {state === 'draft' && missing.length > 0 && (
        <Box as="ul" fontSize="sm" paddingStart="5" listStyleType="disc" marginBottom="4">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
      {mayTake && state === 'draft' && <DraftActions phoneOrder={phoneOrder} />}
      {mayTake && state === 'waiting' && <LinkActions phoneOrder={phoneOrder} />}
      {mayTake && (state === 'withdrawn' || state === 'expired') && (
        <AgainAction phoneOrder={phoneOrder} />
      )}
    </SectionBox>
  )
}

function DraftActions({ phoneOrder }: SendPanelProps) {
  const { id, missing, parcels, total } = phoneOrder
  const history = useHistory()
  const client = useQueryClient()
  const confirm = useConfirmation()
  const sending = usePhoneOrderAction(id, () => phoneOrdersApi.send(phoneOrder))
  const discarding = useMutation({
    mutationFn: () => phoneOrdersApi.discard(phoneOrder),
    onSuccess: () => {
      void client.invalidateQueries(['phone-orders'])
      history.push('/phone-orders')
    },
  })
  const discard = async () => {
    const question = {
      title: 'Throw this draft away?',
      text: 'What was filled in is lost.',
      action: 'Throw away',
    }
    if (await confirm(question)) discarding.mutate()
  }
  const isBlocked = parcels.some(({ items }) => items.some(({ problem }) => problem !== undefined))
  const isBusy = sending.isLoading || discarding.isLoading
  return (
    <>
      <Refusal error={sending.error ?? discarding.error} />
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          disabled={missing.length > 0 || isBlocked || isBusy}
          onClick={() => sending.mutate(undefined)}
        >
          {total > 0 || missing.length > 0 ? 'Send link to pay' : 'Place order'}
        </Button>
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void discard()}>
          Throw away
        </Button>
      </Flex>
    </>
  )
}

function LinkActions({ phoneOrder }: SendPanelProps) {
  const { id, isBeingPaid, link } = phoneOrder
  return (
    <PaymentLinkActions
      link={link}
      mailing={usePhoneOrderAction(id, () => phoneOrdersApi.mailAgain(phoneOrder))}
      withdrawing={usePhoneOrderAction(id, () => phoneOrdersApi.withdraw(phoneOrder))}
      isBeingPaid={isBeingPaid}
      question={{
        title: 'Withdraw this order?',
        text: 'The link no longer takes a payment, and the buyer gets a mail. The kept stock is free again.',
        action: 'Withdraw order',
      }}
    />
  )
}

function AgainAction({ phoneOrder }: SendPanelProps) {
  const history = useHistory()
  const begin = useMutation({
    mutationFn: () => phoneOrdersApi.begin({ from: phoneOrder.id }),
    onSuccess: ({ id }) => history.push(phoneOrderPath(id)),
  })
  return (
    <>
      <Refusal error={begin.error} />
      <Button size="sm" variant="outline" loading={begin.isLoading} onClick={() => begin.mutate()}>
        Begin anew with it
      </Button>
    </>
  )
}
