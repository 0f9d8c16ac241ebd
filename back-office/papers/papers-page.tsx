import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useMutation } from '@tanstack/react-query'
import { PAPERS_AT_ONCE, type PaperKind, type PaperParcel } from '@contracts/papers'
import { ordersApi } from '../api/orders-api'
import { PageBody } from '../parts/page-body'
import { OffPaper, usePrint } from '../parts/paper'
import { NothingFound } from '../parts/query-state'
import { Refusal } from '../parts/refusal'
import { useAddressFilter } from '../parts/use-address-filter'
import { useRight } from '../session/session-context'
import { GiftCards } from './gift-cards'
import { LeftOrders } from './left-orders'
import { PackingSlips } from './packing-slips'
import {
  FORMATS,
  KIND_NAMES,
  PRICES,
  toKind,
  toParcelName,
  type CardFormat,
  type Prices,
} from './paper-choices'
import { PapersLoading } from './papers-loading'
import { PaperSettings } from './paper-settings'
import { PickLists } from './pick-lists'
import { choosePrinted, type PrintedParcels } from './printed-parcels.rules'
import { usePapers } from './use-papers'

const SETTINGS = [
  'orders',
  'paper',
  'sendBy',
  'prices',
  'format',
  'batch',
  'sent',
  'parcel',
] as const

/** What is printed of chosen orders: packing slips, gift messages as cards, or pick lists. */
export default function PapersPage() {
  const [settings, change] = useAddressFilter(SETTINGS)
  const asked = settings.orders.split(',').filter((orderNo) => orderNo !== '')
  const orderNos = asked.slice(0, PAPERS_AT_ONCE)
  const papers = usePapers(orderNos)
  const kind = toKind(settings.paper)
  const prices = PRICES.find(([value]) => value === settings.prices)?.[0] ?? 'unless-gift'
  const format = FORMATS.find(([value]) => value === settings.format)?.[0] ?? 'a6'
  const chosen = choosePrinted(papers.parcels, {
    ...{
      parcel: settings.parcel,
      kind,
      format,
      sendBy: settings.sendBy,
      withSent: settings.sent === 'yes',
    },
  })
  const parcels = chosen.printed
  const mayNote = useRight('orders.comment')
  const note = useMutation({ mutationFn: ordersApi.notePrints })
  const print = usePrint(() => {
    if (mayNote && parcels.length > 0 && papers.isComplete) {
      note.mutate({ kind, readAt: papers.readAt, parcels })
    }
  })
  return (
    <>
      <OffPaper>
        <PageBody
          title={KIND_NAMES[kind]}
          list={{ to: '/orders', text: 'All orders' }}
          aside={
            <Button
              disabled={!papers.isComplete || parcels.length === 0}
              onClick={() => void print()}
            >
              Print
            </Button>
          }
        >
          <PaperSettings
            settings={{ ...settings, paper: kind, prices, format }}
            sentCount={chosen.sentCount}
            onChange={change}
          />
          <LeftOrders
            left={papers.left}
            cut={
              asked.length > PAPERS_AT_ONCE &&
              `Of ${asked.length} orders, the first ${PAPERS_AT_ONCE} are printed together.`
            }
            marginBottom="4"
          />
          <TooLong parcels={chosen.tooLong} />
          <Refusal error={note.error} />
          <PapersLoading papers={papers} total={orderNos.length} />
          {papers.isComplete && parcels.length === 0 && (
            <NothingFound title="Nothing to print" text={whyNothing(kind, chosen)} />
          )}
          {papers.isComplete && parcels.length > 0 && (
            <Box role="status" fontSize="sm" color="fg.muted">
              {note.isSuccess && 'Noted as printed. '}
              {parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`}
            </Box>
          )}
        </PageBody>
      </OffPaper>
      <Box paddingInline={{ base: '2', md: '8' }} paddingBottom="8" _print={{ padding: 0 }}>
        <Papers {...{ kind, parcels, prices, format, batch: Number(settings.batch) }} />
      </Box>
    </>
  )
}

const NOTHING: Readonly<Record<PaperKind, string>> = {
  slip: 'Choose orders with parcels in the list of orders.',
  card: 'No parcel of these orders has a gift message.',
  'pick-list': 'No parcel of these orders is still to be sent.',
}

function whyNothing(kind: PaperKind, { tooLong, sentCount }: PrintedParcels): string {
  if (tooLong.length > 0) return 'The messages are too long for this card.'
  return sentCount > 0 ? 'All parcels of these orders were sent.' : NOTHING[kind]
}

function TooLong({ parcels }: { parcels: readonly PaperParcel[] }) {
  if (parcels.length === 0) return null
  return (
    <Alert.Root status="warning" marginBottom="4">
      <Alert.Content>
        <Alert.Title>
          Too long for a folded card. Print as A6 card: {parcels.map(toParcelName).join('; ')}
        </Alert.Title>
      </Alert.Content>
    </Alert.Root>
  )
}

interface PapersProps {
  kind: PaperKind
  parcels: readonly PaperParcel[]
  prices: Prices
  format: CardFormat
  batch: number
}

function Papers({ kind, parcels, prices, format, batch }: PapersProps) {
  if (kind === 'card') return <GiftCards parcels={parcels} format={format} />
  if (kind === 'pick-list') return <PickLists parcels={parcels} size={batch} />
  return <PackingSlips parcels={parcels} prices={prices} />
}
