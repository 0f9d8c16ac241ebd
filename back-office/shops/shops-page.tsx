import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Table } from '@chakra-ui/react/table'
import { useQuery } from '@tanstack/react-query'
import type { OfficeShopRow } from '@domain/shop-wire'
import { merchandiseApi, shopPath } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { NothingFound, QueryState } from '../parts/query-state'
import { TextField } from '../parts/text-field'
import { TextLink } from '../parts/text-link'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'
import { ShopState, STATE_NAMES } from './shop-state'

const PAGE_SIZE = 25
const PAUSE_MS = 250
const FILTERS = ['text', 'state', 'offset'] as const

/** The retailer's shops, by name. */
export function ShopsPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const asked = useDebounced(filter, PAUSE_MS)
  const offset = Math.max(0, Number(asked.offset) || 0)
  const list = useQuery({
    queryKey: ['shops', asked],
    queryFn: () => merchandiseApi.listShops({ ...asked, offset, limit: PAGE_SIZE }),
    keepPreviousData: true,
  })
  const { shops, total = 0 } = list.data ?? {}
  return (
    <PageBody title="Shops">
      <Box as="search" aria-label="Shops" marginBottom="4">
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="3">
          <TextField
            label="Search"
            type="search"
            placeholder="Name, city, postal code or id"
            value={filter.text}
            onChange={({ target }) => change({ text: target.value, offset: '' })}
          />
          <Choice
            label="State"
            value={filter.state}
            options={[['', 'Any'], ...STATE_NAMES]}
            onChange={(state) => change({ state, offset: '' })}
          />
        </Grid>
      </Box>
      <QueryState query={list} failure="The shops cannot be shown." />
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {list.data && `${total} ${total === 1 ? 'shop' : 'shops'}`}
      </Box>
      {shops?.length === 0 && (
        <NothingFound title="No shops found" text="Shops come with the archives of the shop." />
      )}
      {shops && shops.length > 0 && <ShopTable shops={shops} />}
      <Pages
        offset={offset}
        size={PAGE_SIZE}
        total={total}
        onChange={(next) => change({ offset: next === 0 ? '' : String(next) })}
      />
    </PageBody>
  )
}

function ShopTable({ shops }: { shops: readonly OfficeShopRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="sm">
        <Table.Caption srOnly>Shops</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Shop</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Place</Table.ColumnHeader>
            <Table.ColumnHeader>State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shops.map((shop) => (
            <Table.Row key={shop.id} background="bg.panel" verticalAlign="top">
              <Table.Cell overflowWrap="anywhere">
                <TextLink to={shopPath(shop.id)} fontWeight="medium">
                  {shop.name}
                </TextLink>
                <Box fontSize="xs" color="fg.muted">
                  {shop.id}
                </Box>
                <Box hideFrom="md" fontSize="sm">
                  {toPlace(shop)}
                </Box>
              </Table.Cell>
              <Table.Cell hideBelow="md">{toPlace(shop)}</Table.Cell>
              <Table.Cell>
                <Flex>
                  <ShopState state={shop.state} />
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

/** `San Francisco, CA 94108, US` */
function toPlace({ city, stateCode, postalCode, countryCode }: OfficeShopRow): string {
  const region = [stateCode, postalCode].filter(Boolean).join(' ')
  return [city, region, countryCode].filter(Boolean).join(', ')
}
