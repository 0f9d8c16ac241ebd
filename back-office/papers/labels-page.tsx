import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  LABELS_AT_ONCE,
  LABELS_PER_REQUEST,
  type LabelParcel,
  type OfficeLabels,
} from '@contracts/labels'
import { labelsApi } from '../api/labels-api'
import { PageBody } from '../parts/page-body'
import { Refusal } from '../parts/refusal'
import { saveBlob } from '../parts/save-as-file'
import { useAddressFilter } from '../parts/use-address-filter'
import { QueryState } from '../parts/query-state'
import { useRight } from '../session/session-context'
import { LabelTable, OtherLabels } from './label-table'
import { LeftOrders } from './left-orders'

/** The labels of the parcels that chosen orders have to send. */
export default function LabelsPage() {
  const [{ orders }] = useAddressFilter(['orders'] as const)
  const asked = orders.split(',').filter((orderNo) => orderNo !== '')
  const orderNos = asked.slice(0, LABELS_AT_ONCE)
  const key = ['labels', orderNos]
  const query = useQuery({
    queryKey: key,
    queryFn: () => labelsApi.find(orderNos),
    enabled: orderNos.length > 0,
  })
  const client = useQueryClient()
  const parcels = query.data?.parcels ?? []
  const make = useMutation({
    mutationFn: () => makeInPortions(parcels),
    onSuccess: (changed) =>
      client.setQueryData<OfficeLabels>(key, (known) => known && { ...known, parcels: changed }),
    onSettled: () => void client.invalidateQueries(['order']),
  })
  const print = useMutation({
    mutationFn: async () => saveBlob('labels.pdf', await labelsApi.print(orderNos)),
  })
  const revoke = useMutation({
    mutationFn: labelsApi.void,
    onSettled: () => client.invalidateQueries(key),
  })
  const mayChange = useRight('orders.write')
  const missing = parcels.filter(({ label }) => !label).length
  const made = parcels.length - missing
  return (
    <PageBody title="Labels" list={{ to: '/orders', text: 'All orders' }}>
      <QueryState query={query} failure="The labels cannot be shown." />
      {query.data && (
        <Stack gap="4">
          <LeftOrders
            left={query.data.left}
            cut={
              asked.length > LABELS_AT_ONCE &&
              `Of ${asked.length} orders, these are the first ${LABELS_AT_ONCE}.`
            }
          />
          <Box role="status" fontWeight="medium">
            {toSummary(parcels.length, made)}
          </Box>
          <Flex gap="3" wrap="wrap">
            {mayChange && missing > 0 && (
              <Button
                loading={make.isLoading}
                loadingText="Making labels"
                onClick={() => make.mutate()}
              >
                {missing === 1 ? 'Make 1 label' : `Make ${missing} labels`}
              </Button>
            )}
            {made > 0 && (
              <Button
                variant={missing > 0 ? 'outline' : 'solid'}
                loading={print.isLoading}
                loadingText="Loading"
                onClick={() => print.mutate()}
              >
                {made === 1 ? 'PDF of 1 label' : `PDF of ${made} labels`}
              </Button>
            )}
          </Flex>
          <Refusal error={make.error ?? print.error ?? revoke.error} />
          <LabelTable parcels={parcels} onVoid={mayChange ? revoke.mutate : undefined} />
          <OtherLabels labels={query.data.others} onVoid={mayChange ? revoke.mutate : undefined} />
        </Stack>
      )}
    </PageBody>
  )
}

function toSummary(count: number, made: number): string {
  const parcels = count === 1 ? '1 parcel to send' : `${count} parcels to send`
  if (made === count) return count === 0 ? parcels : `${parcels}, each with a label`
  return made === 0 ? `${parcels}, no labels yet` : `${parcels}, ${made} with a label`
}

/** One request after the other; once the provider is away, the others are not asked for. */
async function makeInPortions(parcels: readonly LabelParcel[]): Promise<LabelParcel[]> {
  const orderNos = [...new Set(parcels.filter(({ label }) => !label).map((one) => one.orderNo))]
  let current = [...parcels]
  for (let start = 0; start < orderNos.length; start += LABELS_PER_REQUEST) {
    const portion = orderNos.slice(start, start + LABELS_PER_REQUEST)
    const answer = await labelsApi.make(portion)
    const rest = current.filter(({ orderNo }) => !portion.includes(orderNo))
    current = sortLike(parcels, [...rest, ...answer.parcels])
  }
  return current
}

function sortLike(parcels: readonly LabelParcel[], changed: readonly LabelParcel[]) {
  const places = new Map(parcels.map(({ orderNo }, index) => [orderNo, index]))
  const placeOf = ({ orderNo }: LabelParcel) => places.get(orderNo) ?? 0
  return [...changed].sort((one, other) => placeOf(one) - placeOf(other))
}
