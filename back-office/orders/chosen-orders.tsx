import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { LABELS_AT_ONCE } from '@contracts/labels'
import { CHOSEN_AT_ONCE, PAPERS_AT_ONCE } from '@contracts/papers'
import { EXPORT_RIGHTS } from '@contracts/import'
import { shopDay } from '@rules/shop-day'
import { labelsPath } from '../api/labels-api'
import { downloadOrders, ordersApi, papersPath } from '../api/orders-api'
import { Refusal } from '../parts/refusal'
import { saveBlob } from '../parts/save-as-file'
import { useRight } from '../session/session-context'

interface ChosenOrdersProps {
  orderNos: readonly string[]
  /** The list's filter. */
  asked: Readonly<Record<string, string>>
  /** Whether the filter finds more orders than are shown. */
  hasMore: boolean
  onChoose: (orderNos: readonly string[]) => void
}

/** What can be done with the orders that are chosen in the list. */
export function ChosenOrders({ orderNos, asked, hasMore, onChoose }: ChosenOrdersProps) {
  const status = useRef<HTMLDivElement>(null)
  const all = useMutation({ mutationFn: () => ordersApi.listNumbers(asked) })
  // the button that had the focus goes away
  const choose = (chosen: readonly string[]) => {
    onChoose(chosen)
    status.current?.focus()
  }
  const isAny = orderNos.length > 0
  const printed = orderNos.slice(0, PAPERS_AT_ONCE)
  return (
    <Box {...(isAny && PANEL)}>
      <Refusal error={all.error} />
      <Flex gap="2" wrap="wrap" align="center">
        <Box
          ref={status}
          role="status"
          tabIndex={-1}
          fontWeight="medium"
          marginInlineEnd="auto"
          paddingInline="1"
        >
          <Count count={orderNos.length} isCut={all.data?.hasMore === true} />
        </Box>
        {isAny && hasMore && !all.isSuccess && (
          <Button
            size="sm"
            variant="ghost"
            loading={all.isLoading}
            // not of the mutation, which would go on under another filter
            onClick={() => all.mutate(undefined, { onSuccess: (found) => choose(found.orderNos) })}
          >
            Choose all of this filter
          </Button>
        )}
        {isAny && (
          <>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                all.reset()
                choose([])
              }}
            >
              Choose none
            </Button>
            <ExportButtons orderNos={orderNos} />
            <Button size="sm" variant="outline" asChild>
              <Link to={labelsPath(orderNos.slice(0, LABELS_AT_ONCE))}>Labels</Link>
            </Button>
            <Button size="sm" asChild>
              <Link to={papersPath(printed, asked.sendBy)}>
                {printed.length < orderNos.length ? `Print the first ${printed.length}` : 'Print'}
              </Link>
            </Button>
          </>
        )}
      </Flex>
    </Box>
  )
}

const PANEL = {
  role: 'region',
  'aria-label': 'Chosen orders',
  position: 'sticky',
  top: '0',
  zIndex: 'docked',
  marginTop: '4',
  padding: '3',
  background: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
  boxShadow: 'sm',
} as const

function Count({ count, isCut }: { count: number; isCut: boolean }) {
  if (count === 0) {
    return (
      <Box as="span" srOnly>
        No order is chosen.
      </Box>
    )
  }
  return (
    <>
      {toCount(count)} chosen
      {isCut && (
        <Box fontSize="sm" fontWeight="normal" color="fg.muted">
          The filter finds more than {CHOSEN_AT_ONCE.toLocaleString('en-US')}.
        </Box>
      )}
    </>
  )
}

function ExportButtons({ orderNos }: Pick<ChosenOrdersProps, 'orderNos'>) {
  const save = useMutation({
    mutationFn: async (kind: 'csv' | 'zip') =>
      saveBlob(`orders-${shopDay(new Date())}.${kind}`, await downloadOrders(kind, orderNos)),
  })
  const mayExport = useRight('orders.write')
  // as the engine requires for the orders of an archive
  const rights = EXPORT_RIGHTS.orders.map(useRight)
  const mayArchive = !rights.includes(false)
  return (
    <>
      {mayExport && (
        <Button
          size="sm"
          variant="outline"
          loading={save.isLoading && save.variables === 'csv'}
          onClick={() => save.mutate('csv')}
        >
          Export as CSV
        </Button>
      )}
      {mayArchive && (
        <Button
          size="sm"
          variant="outline"
          loading={save.isLoading && save.variables === 'zip'}
          onClick={() => save.mutate('zip')}
        >
          Export as archive
        </Button>
      )}
      {save.isError && (
        <Box flexBasis="full" order="1">
          <Refusal error={save.error} />
        </Box>
      )}
    </>
  )
}

const toCount = (count: number) =>
  count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`
