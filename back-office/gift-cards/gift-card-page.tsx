import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OfficeGiftCard } from '@contracts/promotion'
import { giftCardPath, merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { History, historyKey } from '../parts/history'
import { MomentText } from '../parts/moment-text'
import { formatMinor } from '@rules/office-money'
import { RecordPage } from '../records/record-page'
import { StateBadge } from '../parts/state-badge'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'
import { GIFT_CARD_STATES } from './gift-card-state'
import { orderPath } from '../api/sales-api'

export default function GiftCardPage() {
  const { id } = useParams<{ id: string }>()
  const client = useQueryClient()
  const mayChange = useRight('gift-cards.write')
  const [isAsked, setIsAsked] = useState(false)
  const query = useQuery({
    queryKey: ['gift-card', id],
    queryFn: () => merchandiseApi.getGiftCard(id),
  })
  /**
   * Reloads the gift card even if the change was refused: the dialog's data may have been out of
   * date.
   */
  const close = () => {
    setIsAsked(false)
    void client.invalidateQueries(['gift-card', id])
    void client.invalidateQueries(['gift-cards'])
    void client.invalidateQueries(historyKey(giftCardPath(id)))
  }
  return (
    <RecordPage
      title={query.data ? `Gift card ${query.data.maskedCode}` : 'Gift card'}
      noun="gift card"
      list="/gift-cards"
      query={query}
      aside={({ state }) =>
        mayChange &&
        state !== 'withdrawn' && (
          <Button size="sm" variant="outline" onClick={() => setIsAsked(true)}>
            {state === 'blocked' ? 'Unblock' : 'Block'}
          </Button>
        )
      }
    >
      {(card) => (
        <Stack gap="4">
          <Overview card={card} />
          <Transactions card={card} />
          <History path={giftCardPath(id)} />
          {isAsked && <BlockDialog card={card} onClose={close} />}
        </Stack>
      )}
    </RecordPage>
  )
}

function Overview({ card }: { card: OfficeGiftCard }) {
  const { currency, balanceMinor, amountMinor, siteName, orderNo, sendOn, message } = card
  return (
    <SectionBox
      title="Overview"
      aside={<StateBadge states={GIFT_CARD_STATES} state={card.state} />}
    >
      <Box fontSize="2xl">{formatMinor(balanceMinor, currency)}</Box>
      <Box color="fg.muted" fontSize="sm" marginBottom="3">
        left of {formatMinor(amountMinor, currency)}
      </Box>
      <Stack gap="1" overflowWrap="anywhere">
        {card.state === 'blocked' && (
          <Box>Blocked: {card.blockReason ?? 'switched off by an import'}</Box>
        )}
        <Box>
          For{' '}
          {[card.recipientName, card.recipientEmail].filter(Boolean).join(', ') || 'nobody named'}
        </Box>
        {card.senderName && <Box>From {card.senderName}</Box>}
        {message && <Box whiteSpace="pre-line">“{message}”</Box>}
        <Box fontSize="sm" color="fg.muted">
          {siteName}, issued <MomentText iso={card.createdAt} />
          {orderNo && `, bought with order ${orderNo}`}
          {sendOn && `, mailed on ${sendOn}`}
        </Box>
      </Stack>
    </SectionBox>
  )
}

function Transactions({ card: { transactions, currency } }: { card: OfficeGiftCard }) {
  return (
    <SectionBox title="Paid with it">
      {transactions.length === 0 && <Box color="fg.muted">Nothing yet.</Box>}
      <Stack as="ul" gap="3" listStyleType="none">
        {transactions.map(({ orderNo, amountMinor, at, givenBackAt }) => (
          <Flex as="li" key={`${orderNo} ${at}`} justify="space-between" gap="4">
            <Box>
              Order <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink>
              <Box fontSize="xs" color="fg.muted">
                <MomentText iso={at} />
                {givenBackAt && (
                  <>
                    , given back <MomentText iso={givenBackAt} />
                  </>
                )}
              </Box>
            </Box>
            <Box whiteSpace="nowrap" textDecoration={givenBackAt ? 'line-through' : undefined}>
              {formatMinor(amountMinor, currency)}
            </Box>
          </Flex>
        ))}
      </Stack>
    </SectionBox>
  )
}

function BlockDialog({ card, onClose }: { card: OfficeGiftCard; onClose: () => void }) {
  const isBlocked = card.state === 'blocked'
  const change = useMutation({
    mutationFn: (reason: string) =>
      merchandiseApi.blockGiftCard(card.id, {
        isBlocked: !isBlocked,
        reason,
        expectedRevision: card.revision,
      }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`${isBlocked ? 'Unblock' : 'Block'} gift card ${card.maskedCode}`}
      action={isBlocked ? 'Unblock' : 'Block'}
      isBusy={change.isLoading}
      isDangerous={!isBlocked}
      error={change.error}
      onSubmit={(form) => change.mutate(form.get('reason') ?? '')}
      onClose={onClose}
    >
      <Field.Root required>
        <Field.Label>Why</Field.Label>
        <Input name="reason" maxLength={200} autoComplete="off" />
        <Field.HelperText>
          {isBlocked
            ? 'Its balance can be spent again.'
            : 'Nobody can pay with it until it is unblocked. Its balance stays.'}
        </Field.HelperText>
      </Field.Root>
    </FormDialog>
  )
}
