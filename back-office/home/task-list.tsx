import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import type { HomeTask } from '@contracts/report'
import { SectionBox } from '../parts/section-box'

/** Name for one and for several; whether it is urgent. */
const NAMES: Readonly<Record<string, readonly [one: string, many: string, isUrgent?: true]>> = {
  late: ['order to send is late', 'orders to send are late', true],
  'to-send': ['order to send by today', 'orders to send by today'],
  'pickups-late': ['pickup is late', 'pickups are late', true],
  'to-prepare': ['pickup to make ready', 'pickups to make ready'],
  preparing: ['pickup is being prepared', 'pickups are being prepared'],
  ready: ['pickup waits in a shop', 'pickups wait in shops'],
  'export-failed': ['export failed', 'exports failed', true],
  unpaid: ['order waits for its payment', 'orders wait for their payment'],
  lost: [
    'declined card this week, no order since',
    'declined cards this week, no order since',
    true,
  ],
  unknown: ['payment whose result is not known', 'payments whose result is not known', true],
  'deliveries-failed': ['subscription delivery failed', 'subscription deliveries failed', true],
  claims: ['claim waits for a decision', 'claims wait for a decision'],
  messages: ['message is unanswered', 'messages are unanswered'],
  reviews: ['review waits', 'reviews wait'],
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    paddingBlock: '2.5',
    paddingInline: '2',
    marginInline: '-2',
    borderRadius: 'l2',
    fontVariantNumeric: 'tabular-nums',
    _hover: { background: 'bg.muted' },
    focusVisibleRing: 'outside',
  },
})

export function TaskList({ tasks }: { tasks: readonly HomeTask[] }) {
  const waiting = tasks.filter(({ count }) => count > 0)
  return (
    <SectionBox title="What waits">
      {waiting.length === 0 ? (
        <Box color="fg.muted">Nothing. Everything is sent, answered and looked at.</Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {waiting.map(({ id, count, path }) => {
            const [one, many, isUrgent] = NAMES[id] ?? [id, id]
            return (
              <Box as="li" key={id} _notFirst={{ borderTopWidth: '1px' }}>
                <Row to={path}>
                  <Box
                    as="span"
                    minWidth="14"
                    textAlign="end"
                    fontSize="xl"
                    fontFamily="heading"
                    color={isUrgent ? 'fg.error' : undefined}
                  >
                    {count.toLocaleString('en-US')}
                  </Box>
                  <Box as="span" fontWeight={isUrgent ? 'semibold' : undefined}>
                    {count === 1 ? one : many}
                  </Box>
                </Row>
              </Box>
            )
          })}
        </Box>
      )}
    </SectionBox>
  )
}
