import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { useQuery } from '@tanstack/react-query'
import { officeApi } from '../api/office-api'
import { Choice } from '../parts/choice'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { useAddressFilter } from '../parts/use-address-filter'
import { SpeedCard } from './speed-card'
import { SpeedTable } from './speed-table'

const FILTERS = ['days', 'siteId', 'device'] as const
const DAYS = [
  ['1', 'Today'],
  ['7', 'The last 7 days'],
  ['28', 'The last 28 days'],
  ['90', 'The last 90 days'],
] as const
const DEVICES = [
  ['', 'All devices'],
  ['phone', 'Phones'],
  ['tablet', 'Tablets'],
  ['desktop', 'Computers'],
] as const

/** Page speed as measured in the browsers of real visitors. */
export default function PageSpeedPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const asked = { ...filter, days: filter.days || '7' }
  const report = useQuery({
    queryKey: ['page-speed', asked],
    queryFn: () => officeApi.getPageSpeed(asked),
    keepPreviousData: true,
  })
  const { metrics, pages = [], sites = [] } = report.data ?? {}
  return (
    <PageBody title="Page speed">
      <Box color="fg.muted" maxWidth="2xl" marginBottom="5">
        Measured by visitors’ browsers. Three of four visits were at or below the figure.
      </Box>
      <SimpleGrid
        as="search"
        aria-label="Page speed"
        columns={{ base: 1, md: 3 }}
        gap="4"
        maxWidth="3xl"
        marginBottom="5"
      >
        <Choice
          label="Time"
          value={asked.days}
          options={DAYS}
          onChange={(days) => change({ days })}
        />
        <Choice
          label="Site"
          value={filter.siteId}
          options={[['', 'All sites'], ...sites.map(({ id, name }) => [id, name] as const)]}
          onChange={(siteId) => change({ siteId })}
        />
        <Choice
          label="Device"
          value={filter.device}
          options={DEVICES}
          onChange={(device) => change({ device })}
        />
      </SimpleGrid>
      <QueryState query={report} failure="The page speed cannot be shown." />
      {metrics?.length === 0 && (
        <NothingFound
          title="Nothing has been measured"
          text="Visits of this time, site and device are counted once a visitor leaves a page."
        />
      )}
      {metrics && metrics.length > 0 && (
        <>
          <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
            {metrics.map((figures) => (
              <SpeedCard key={figures.metric} figures={figures} />
            ))}
          </SimpleGrid>
          <Heading
            as="h2"
            size="lg"
            fontFamily="heading"
            fontWeight="normal"
            marginTop="8"
            marginBottom="3"
          >
            By kind of page
          </Heading>
          <SpeedTable pages={pages} />
        </>
      )}
    </PageBody>
  )
}
