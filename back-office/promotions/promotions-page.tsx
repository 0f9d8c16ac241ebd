import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Link } from 'react-router-dom'
import { merchandiseApi } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { SiteChoice } from '../parts/site-choice'
import { usePagedList } from '../parts/use-list'
import { CLASS_NAMES, STATE_NAMES } from './promotion-names'
import { PromotionTable } from './promotion-table'

const PAGE_SIZE = 50
const FILTERS = ['text', 'state', 'promotionClass', 'siteId'] as const

/** The promotions of all sites, and a link to the page that explains the promotions of an order. */
export function PromotionsPage() {
  const { filter, change, list, total, pages } = usePagedList({
    name: 'promotions',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listPromotions,
  })
  const promotions = list.data?.promotions
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
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field.Root>
          <Choice
            label="State"
            value={filter.state}
            options={[['', 'Any'], ...STATE_NAMES]}
            onChange={(state) => change({ state })}
          />
          <Choice
            label="Discounts"
            value={filter.promotionClass}
            options={[['', 'Anything'], ...Object.entries(CLASS_NAMES)]}
            onChange={(promotionClass) => change({ promotionClass })}
          />
          <SiteChoice value={filter.siteId} onChange={(siteId) => change({ siteId })} />
        </Grid>
      </Box>
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {list.data && `${total} ${total === 1 ? 'promotion' : 'promotions'}`}
      </Box>
      <ListResult
        query={list}
        failure="The promotions cannot be shown."
        entries={promotions}
        nothing={{ title: 'Nothing found', text: 'Try another word, or fewer filters.' }}
      >
        {(found) => <PromotionTable promotions={found} />}
      </ListResult>
      <Pages {...pages} />
    </PageBody>
  )
}
