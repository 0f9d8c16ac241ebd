import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Table } from '@chakra-ui/react/table'
import type { OfficeShopRow } from '@domain/shop-wire'
import { merchandiseApi, shopPath } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { TextField } from '../parts/text-field'
import { TextLink } from '../parts/text-link'
import { usePagedList } from '../parts/use-list'
import { ShopState, STATE_NAMES } from './shop-state'

const PAGE_SIZE = 25
const FILTERS = ['text', 'state'] as const

/** The retailer's shops, by name. */
export function ShopsPage() {
  const { filter, change, list, total, pages } = usePagedList({
    name: 'shops',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listShops,
  })
  const shops = list.data?.shops
  return (
    <PageBody title="Shops">
      <Box as="search" aria-label="Shops" marginBottom="4">
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="3">
          <TextField
            label="Search"
            type="search"
            placeholder="Name, city, postal code or id"
            value={filter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <Choice
            label="State"
            value={filter.state}
            options={[['', 'Any'], ...STATE_NAMES]}
            onChange={(state) => change({ state })}
          />
        </Grid>
      </Box>
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {list.data && `${total} ${total === 1 ? 'shop' : 'shops'}`}
      </Box>
      <ListResult
        query={list}
        failure="The shops cannot be shown."
        entries={shops}
        nothing={{ title: 'No shops found', text: 'Shops come with the archives of the shop.' }}
      >
        {(found) => <ShopTable shops={found} />}
      </ListResult>
      <Pages {...pages} />
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
