import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OfficeClaim } from '@contracts/claim'
import { formatMoney } from '@rules/office-money'
import { claimPath, claimPhotoUrl, customerPath, orderPath, salesApi } from '../api/sales-api'
import { History } from '../parts/history'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { SectionBox } from '../parts/section-box'
import { StateBadge } from '../parts/state-badge'
import { MainAndSide, RecordPage } from '../records/record-page'
import { useRight } from '../session/session-context'
import { ClaimActions } from './claim-actions'
import { CLAIM_STATE_NAMES, KIND_NAMES, REASONS } from './claim-names'

const Photo = chakra('img', {
  base: { height: '48', width: 'auto', maxWidth: '100%', objectFit: 'contain', borderRadius: 'l2' },
})

export default function ClaimPage() {
  const { id } = useParams<{ id: string }>()
  const query = useQuery({ queryKey: ['claim', id], queryFn: () => salesApi.getClaim(id) })
  return (
    <RecordPage
      title={query.data ? `${KIND_NAMES[query.data.kind]}: order ${query.data.orderNo}` : 'Claim'}
      noun="claim"
      list="/claims"
      query={query}
      aside={(claim) => <ClaimActions key={id} claim={claim} />}
    >
      {(claim) => (
        <MainAndSide
          side={
            <>
              <DecisionPanel claim={claim} />
              <ShopperPanel claim={claim} />
            </>
          }
        >
          <WhatPanel claim={claim} />
          <History path={claimPath(id)} />
        </MainAndSide>
      )}
    </RecordPage>
  )
}

function WhatPanel({ claim }: { claim: OfficeClaim }) {
  const { id, kind, lines, words, photoIds, amount, currency, at, returnReason } = claim
  return (
    <SectionBox
      title={kind === 'return' ? 'What comes back' : 'What is wrong'}
      aside={
        <Box fontSize="sm" color="fg.muted">
          <MomentText iso={at} />
        </Box>
      }
    >
      <Stack gap="4" fontSize="sm" overflowWrap="anywhere">
        <Stack as="ul" gap="2" listStyleType="none">
          {lines.map(({ itemId, name, claimed, ordered, refunded, whom }) => (
            <Box as="li" key={itemId}>
              <Box fontWeight="medium">
                {claimed} × {name}
              </Box>
              <Box color="fg.muted">
                {whom && `${whom}, `}
                {ordered} ordered{refunded > 0 && `, ${refunded} refunded`}
              </Box>
            </Box>
          ))}
        </Stack>
        <Box>Cost: {formatMoney(amount, currency)}</Box>
        {returnReason && <Box>Why: {returnReason}</Box>}
        {words && (
          <Box
            whiteSpace="pre-line"
            borderInlineStartWidth="3px"
            borderColor="border"
            paddingInlineStart="3"
          >
            {words}
          </Box>
        )}
        {photoIds.length > 0 && (
          <Flex gap="3" wrap="wrap">
            {photoIds.map((photoId, index) => (
              <a
                key={photoId}
                href={claimPhotoUrl(id, photoId)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Photo ${index + 1}, opens in a new tab`}
              >
                <Photo src={claimPhotoUrl(id, photoId)} alt="" />
              </a>
            ))}
          </Flex>
        )}
      </Stack>
    </SectionBox>
  )
}

function DecisionPanel({ claim }: { claim: OfficeClaim }) {
  const { state, reason, decidedBy, decidedAt, refunded, currency, answer } = claim
  const { replacedBy, obstacle, returnNo } = claim
  const maySeeOrders = useRight('orders.read')
  return (
    <SectionBox title="Decision" aside={<StateBadge states={CLAIM_STATE_NAMES} state={state} />}>
      <Stack gap="1" fontSize="sm" overflowWrap="anywhere">
        <Box>{REASONS[reason]}</Box>
        {refunded !== undefined && <Box>{formatMoney(refunded, currency)} refunded</Box>}
        {replacedBy && (
          <Box>
            Replaced by{' '}
            {maySeeOrders ? (
              <RecordLink to={orderPath(replacedBy)}>order {replacedBy}</RecordLink>
            ) : (
              `order ${replacedBy}`
            )}
          </Box>
        )}
        {returnNo && <Box>Return number {returnNo}</Box>}
        {obstacle && <Box>A person sends the replacement: {obstacle}</Box>}
        {answer && <Box whiteSpace="pre-line">“{answer}”</Box>}
        {decidedBy && decidedAt && (
          <Box color="fg.muted">
            {decidedBy === 'rules' ? 'By the rules' : `By ${decidedBy}`},{' '}
            <MomentText iso={decidedAt} />
          </Box>
        )}
      </Stack>
    </SectionBox>
  )
}

function ShopperPanel({ claim }: { claim: OfficeClaim }) {
  const { name, email, customerNo, siteName, orderNo, orders, others } = claim
  const maySeeCustomers = useRight('customers.read')
  const maySeeOrders = useRight('orders.read')
  return (
    <SectionBox title="Shopper">
      <Stack gap="1" fontSize="sm" overflowWrap="anywhere">
        {customerNo && maySeeCustomers ? (
          <RecordLink to={customerPath(customerNo)}>{name || email}</RecordLink>
        ) : (
          <Box fontWeight="medium">{name || email}</Box>
        )}
        <Box>{email}</Box>
        <Box color="fg.muted">
          {customerNo ? `Customer ${customerNo}` : 'Guest'}, {siteName}
        </Box>
        <Box>
          {maySeeOrders ? (
            <RecordLink to={orderPath(orderNo)}>Order {orderNo}</RecordLink>
          ) : (
            `Order ${orderNo}`
          )}
          , {orders === 1 ? 'the only one' : `one of ${orders}`}
        </Box>
        <Box marginTop="2" fontWeight="medium">
          {others.length === 0 ? 'No other claims' : 'Other claims'}
        </Box>
        {others.map((one) => (
          <Box key={one.id}>
            <RecordLink to={claimPath(one.id)}>{KIND_NAMES[one.kind]}</RecordLink>,{' '}
            {formatMoney(one.amount, one.currency)}, {CLAIM_STATE_NAMES[one.state][0].toLowerCase()}
            , <MomentText iso={one.at} />
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}
