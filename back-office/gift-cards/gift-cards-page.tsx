import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Table } from '@chakra-ui/react/table'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeGiftCardRow } from '@domain/promotion-wire'
import { giftCardPath, merchandiseApi } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { ListResult } from '../parts/list-result'
import { MomentText } from '../parts/moment-text'
import { formatMinor } from '../parts/money'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { SiteChoice, useSites } from '../parts/site-choice'
import { TextLink } from '../parts/text-link'
import { usePagedList } from '../parts/use-list'
import { useRight } from '../session/session-context'
import { GiftCardState, STATE_NAMES } from './gift-card-state'
import { GiveGiftCardDialog } from './give-gift-card-dialog'

const PAGE_SIZE = 25
const FILTERS = ['state', 'siteId'] as const

/**
 * Gift cards, newest first. The search text may be a gift card's code, so it is not stored in the
 * URL.
 */
export function GiftCardsPage() {
  const [text, setText] = useState('')
  const history = useHistory()
  const mayChange = useRight('gift-cards.write')
  const [isGiving, setIsGiving] = useState(false)
  const sites = useSites()
  const { filter, change, list, total, pages } = usePagedList({
    name: 'gift-cards',
    filters: FILTERS,
    secret: text,
    size: PAGE_SIZE,
    load: merchandiseApi.listGiftCards,
  })
  const giftCards = list.data?.giftCards
  return (
    <PageBody
      title="Gift cards"
      aside={
        mayChange && (
          <Button size="sm" onClick={() => setIsGiving(true)}>
            Issue a gift card
          </Button>
        )
      }
    >
      <Box as="search" aria-label="Gift cards" marginBottom="4">
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }} gap="3">
          <Field.Root gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <Field.Label>Last four digits, whole number, order or recipient</Field.Label>
            <Input
              type="search"
              background="bg.panel"
              autoComplete="off"
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                change({})
              }}
            />
          </Field.Root>
          <Choice
            label="State"
            value={filter.state}
            options={[['', 'Any'], ...STATE_NAMES]}
            onChange={(state) => change({ state })}
          />
          <SiteChoice value={filter.siteId} onChange={(siteId) => change({ siteId })} />
        </Grid>
      </Box>
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {list.data && `${total} ${total === 1 ? 'gift card' : 'gift cards'}`}
      </Box>
      <ListResult
        query={list}
        failure="The gift cards cannot be shown."
        entries={giftCards}
        nothing={{
          title: 'No gift cards here',
          text: 'Those that are bought or issued are found here.',
        }}
      >
        {(found) => <GiftCardTable giftCards={found} />}
      </ListResult>
      <Pages {...pages} />
      {isGiving && (
        <GiveGiftCardDialog
          sites={sites}
          onGiven={({ id }) => history.push(giftCardPath(id))}
          onClose={() => setIsGiving(false)}
        />
      )}
    </PageBody>
  )
}

function GiftCardTable({ giftCards }: { giftCards: readonly OfficeGiftCardRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="sm">
        <Table.Caption srOnly>Gift cards</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Gift card</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Recipient</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">Issued</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Left</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {giftCards.map((card) => (
            <Table.Row key={card.id} background="bg.panel" verticalAlign="top">
              <Table.Cell overflowWrap="anywhere">
                <TextLink to={giftCardPath(card.id)} fontWeight="medium">
                  {card.maskedCode}
                </TextLink>
                <Box fontSize="xs" color="fg.muted">
                  {card.siteName}
                </Box>
                <Box hideFrom="md" fontSize="sm">
                  <Recipient card={card} />
                </Box>
                <Flex hideFrom="md" marginTop="1">
                  <GiftCardState state={card.state} />
                </Flex>
              </Table.Cell>
              <Table.Cell hideBelow="md" overflowWrap="anywhere">
                <Recipient card={card} />
              </Table.Cell>
              <Table.Cell hideBelow="lg" fontSize="sm">
                <MomentText iso={card.createdAt} />
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {formatMinor(card.balanceMinor, card.currency)}
                <Box fontSize="xs" color="fg.muted">
                  of {formatMinor(card.amountMinor, card.currency)}
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md">
                <GiftCardState state={card.state} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function Recipient({ card: { recipientName, recipientEmail } }: { card: OfficeGiftCardRow }) {
  return (
    <>
      {recipientName || 'No name'}
      <Box fontSize="xs" color="fg.muted">
        {recipientEmail}
      </Box>
    </>
  )
}
