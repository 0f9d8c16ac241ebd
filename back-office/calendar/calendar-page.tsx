import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { useQuery } from '@tanstack/react-query'
import { useHistory, useLocation } from 'react-router-dom'
import { isDay } from '@rules/day-texts'
import { addMonths, monthOf } from '@rules/days'
import { SHOP_TIME_ZONE, shopDay } from '@rules/shop-day'
import { startOfDay } from '@rules/zoned-time'
import { studioApi } from '../api/studio-api'
import { ZONE_HINT } from '../parts/moment-input.rules'
import { PageBody } from '../parts/page-body'
import { QueryState } from '../parts/query-state'
import { CalendarList } from './calendar-list'
import { CalendarMonth } from './calendar-month'
import { DayPanel } from './day-panel'

/** Shown side by side, so that the coming month is seen at once. */
const MONTHS = 2

/** What shoppers see when: editions, places with nothing, and texts that will be wrong. */
export default function CalendarPage() {
  const { search } = useLocation()
  const history = useHistory()
  const today = shopDay(new Date())
  const asked = new URLSearchParams(search)
  const day = readDay(asked.get('day')) ?? today
  const month = /^\d{4}-\d{2}$/.exec(asked.get('month') ?? '')?.[0] ?? monthOf(today)
  const isList = asked.get('view') === 'list'
  const open = (wanted: Record<string, string>) => {
    const query = new URLSearchParams({ ...Object.fromEntries(asked), ...wanted })
    history.replace(`/calendar?${query}`)
  }
  const turn = (count: number) => open({ month: monthOf(addMonths(`${month}-01`, count)) })

  const [from, to] = [`${month}-01`, addMonths(`${month}-01`, MONTHS)].map((first) =>
    startOfDay(first, SHOP_TIME_ZONE).toISOString(),
  )
  const calendar = useQuery({
    queryKey: ['calendar', from, to],
    queryFn: () => studioApi.getCalendar({ from, to }),
    keepPreviousData: true,
  })
  const types = useQuery({ queryKey: ['types'], queryFn: studioApi.getTypes, staleTime: Infinity })
  const months = Array.from({ length: MONTHS }, (_, index) =>
    monthOf(addMonths(`${month}-01`, index)),
  )
  return (
    <PageBody
      title="Calendar"
      aside={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => turn(-1)}>
            Earlier
          </Button>
          <Button
            size="sm"
            variant="outline"
            onClick={() => open({ month: monthOf(today), day: today })}
          >
            Today
          </Button>
          <Button size="sm" variant="outline" onClick={() => turn(1)}>
            Later
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-pressed={isList}
            onClick={() => open({ view: isList ? 'month' : 'list' })}
          >
            As a list
          </Button>
        </Flex>
      }
    >
      <Box fontSize="sm" color="fg.muted" marginBottom="4">
        Published content, by day. {ZONE_HINT}
      </Box>
      <QueryState query={calendar} failure="The calendar cannot be shown." />
      {calendar.data && isList && <CalendarList calendar={calendar.data} />}
      {calendar.data && !isList && (
        <>
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" marginBottom="6">
            {months.map((one) => (
              <CalendarMonth
                key={one}
                month={one}
                calendar={calendar.data}
                today={today}
                day={day}
                onChoose={(chosen) => open({ day: chosen })}
              />
            ))}
          </Grid>
          <DayPanel day={day} calendar={calendar.data} sites={types.data?.sites ?? []} />
        </>
      )}
    </PageBody>
  )
}

const readDay = (text: string | null) => (isDay(text) ? text : undefined)
