import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { merchandiseApi } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { NothingFound, QueryState } from '../parts/query-state'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'
import { CLASS_NAMES, STATE_NAMES } from './promotion-names'
import { PromotionTable } from './promotion-table'

const PAGE_SIZE = 50
const PAUSE_MS = 250
const FILTERS = ['text', 'state', 'promotionClass', 'siteId', 'offset'] as const

/** The promotions of all sites, and the way to an explanation. */
export function PromotionsPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const asked = useDebounced(filter, PAUSE_MS)
  const offset = Math.max(0, Number(asked.offset) || 0)
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  const list = useQuery({
    queryKey: ['promotions', asked],
    queryFn: () => merchandiseApi.listPromotions({ ...asked, offset, limit: PAGE_SIZE }),
    keepPreviousData: true,
  })
  const { promotions, total = 0 } = list.data ?? {}
  const sites = known.data?.sites ?? []
  return (
    <PageBody
      title="Promotions"
      aside={
        <Button size="sm" asChild>
          <Link to="/promotions/explain">Explain an order or a bag</Link>
        </Button>
      }
    >
      <Box as="search" aria-label="Promotions" marginBottom="4">
        <Grid templateColumns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' }} gap="3">
          <Field.Root gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <Field.Label>Name, id or campaign</Field.Label>
            <Input
              type="search"
              background="bg.panel"
              value={filter.text}
              onChange={({ target }) => change({ text: target.value, offset: '' })}
            />
          </Field.Root>
          <Choice
            label="State"
            value={filter.state}
            options={[['', 'Any'], ...STATE_NAMES]}
            onChange={(state) => change({ state, offset: '' })}
          />
          <Choice
            label="Discounts"
            value={filter.promotionClass}
            options={[['', 'Anything'], ...Object.entries(CLASS_NAMES)]}
            onChange={(promotionClass) => change({ promotionClass, offset: '' })}
          />
          <Choice
            label="Site"
            value={filter.siteId}
            options={[['', 'All'], ...sites.map(({ id, name }) => [id, name] as const)]}
            onChange={(siteId) => change({ siteId, offset: '' })}
          />
        </Grid>
      </Box>
      <QueryState query={list} failure="The promotions cannot be shown." />
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {list.data && `${total} ${total === 1 ? 'promotion' : 'promotions'}`}
      </Box>
      {promotions?.length === 0 && (
        <NothingFound title="Nothing found" text="Try another word, or fewer filters." />
      )}
      {promotions && promotions.length > 0 && <PromotionTable promotions={promotions} />}
      <Pages
        offset={offset}
        size={PAGE_SIZE}
        total={total}
        onChange={(next) => change({ offset: next === 0 ? '' : String(next) })}
      />
    </PageBody>
  )
}
