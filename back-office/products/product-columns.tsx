import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { OfficeProductRow } from '@contracts/merchandise'
import { formatMinor } from '@rules/office-money'
import { RecordLink } from '../parts/record-link'
import { Thumbnail } from '../parts/thumbnail'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { KIND_NAMES } from './kind-names'
import { productPath } from '../api/merchandise-api'

/** The columns of the catalog. @param currency of the site whose prices are shown */
export const toProductColumns = (currency: string): readonly RecordColumn<OfficeProductRow>[] => [
  {
    id: 'name',
    title: 'Product',
    sort: true,
    cell: ({ id, name, picture }) => (
      <Flex gap="3" align="center">
        <Thumbnail path={picture} size="12" />
        <Box minWidth="0">
          <TwoLines below={id}>
            <RecordLink to={productPath(id)}>{name}</RecordLink>
          </TwoLines>
        </Box>
      </Flex>
    ),
  },
  { id: 'kind', title: 'Kind', sort: true, cell: ({ kind }) => KIND_NAMES[kind] },
  {
    id: 'price',
    title: 'Price',
    isNumber: true,
    cell: (product) => toPrice(product, currency),
  },
  {
    id: 'stock',
    title: 'In stock',
    isNumber: true,
    cell: (product) => <Pieces product={product} />,
  },
  {
    id: 'state',
    title: 'State',
    sort: true,
    cell: (product) => <States product={product} />,
  },
]

function toPrice({ price }: OfficeProductRow, currency: string): string {
  if (!price) return 'No price'
  const { fromMinor, toMinor } = price
  const from = formatMinor(fromMinor, currency)
  return fromMinor === toMinor ? from : `${from} – ${formatMinor(toMinor, currency)}`
}

function Pieces({ product: { pieces, kind } }: { product: OfficeProductRow }) {
  // these products have no stock of their own; their parts have
  if (kind === 'set' || kind === 'variation_group') return null
  if (pieces === undefined) return <span>Unlimited</span>
  return pieces === 0 ? (
    <Badge colorPalette="red">Sold out</Badge>
  ) : (
    <span>{pieces.toLocaleString('en-US')}</span>
  )
}

function States({ product }: { product: OfficeProductRow }) {
  return (
    <Flex gap="1" wrap="wrap">
      <Badge colorPalette={product.isOnline ? 'green' : 'gray'}>
        {product.isOnline ? 'Online' : 'Offline'}
      </Badge>
      {!product.isSearchable && <Badge colorPalette="orange">Not searchable</Badge>}
    </Flex>
  )
}
