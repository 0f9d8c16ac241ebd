import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import type { Home, HomeTakings } from '@contracts/report'
import { reportsApi } from '../api/reports-api'
import { DayText } from '../parts/moment-text'
import { PageBody } from '../parts/page-body'
import { QueryState } from '../parts/query-state'
import { RunningOutPanel } from './running-out-panel'
import { TakingsPanel } from './takings-panel'
import { TaskList } from './task-list'

const REFRESH_MS = 60_000

/** What an operator sees first: how the day goes, and what waits. */
export default function HomePage() {
  const home = useQuery({
    queryKey: ['home'],
    queryFn: reportsApi.getHome,
    refetchInterval: REFRESH_MS,
  })
  return (
    <PageBody title="Today" aside={home.data && <Day home={home.data} />}>
      <QueryState query={home} failure="The day cannot be shown." />
      {home.data && <Panels home={home.data} />}
    </PageBody>
  )
}

/** Sites that sell, and the names of the others. */
function Takings({ all, day }: { all: readonly HomeTakings[]; day: string }) {
  const isQuiet = ({ today, lastWeek, lastYear }: HomeTakings) => today + lastWeek + lastYear === 0
  const [busy, quiet] = [all.filter((one) => !isQuiet(one)), all.filter(isQuiet)]
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 1, lg: Math.min(2, busy.length) }} gap="5">
        {busy.map((one) => (
          <TakingsPanel key={one.siteId} takings={one} shopDay={day} />
        ))}
      </SimpleGrid>
      {quiet.length > 0 && (
        <Box fontSize="sm" color="fg.muted">
          No takings today, nor on this day a week or a year ago:{' '}
          {quiet.map(({ siteName }) => siteName).join(', ')}.
        </Box>
      )}
    </Stack>
  )
}

const Day = ({ home: { day } }: { home: Home }) => (
  <Box color="fg.muted">
    <DayText day={day} />
  </Box>
)

function Panels({ home }: { home: Home }) {
  const { day, tasks, takings, stock, isBehind } = home
  return (
    <Stack gap="5">
      {isBehind && takings && (
        <Alert.Root status="info">
          <Alert.Description>
            Orders that changed lately are still being counted: takings and stock are behind.
          </Alert.Description>
        </Alert.Root>
      )}
      {takings && <Takings all={takings} day={day} />}
      <SimpleGrid columns={{ base: 1, lg: stock ? 2 : 1 }} gap="5" alignItems="start">
        {tasks.length > 0 && <TaskList tasks={tasks} />}
        {stock && <RunningOutPanel stock={stock} />}
      </SimpleGrid>
      {tasks.length === 0 && !takings && !stock && (
        <Box color="fg.muted">Choose a section in the navigation.</Box>
      )}
    </Stack>
  )
}
