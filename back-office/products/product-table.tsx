import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Table } from '@chakra-ui/react/table'
import type { OfficeProductRow } from '@domain/merchandise-wire'
import { formatMinor } from '../parts/money'
import { TextLink } from '../parts/text-link'
import { Thumbnail } from '../parts/thumbnail'
import { KIND_NAMES } from './kind-names'

interface ProductTableProps {
  products: readonly OfficeProductRow[]
  currency: string
}

/** A table of products; on a phone the other columns are below the name. */
export function ProductTable({ products, currency }: ProductTableProps) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="sm">
        <Table.Caption srOnly>Products</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Product</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Kind</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md" textAlign="end">
              Price
            </Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md" textAlign="end">
              In stock
            </Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {products.map((product) => (
            <Table.Row key={product.id} background="bg.panel">
              <Table.Cell>
                <Flex gap="3" align="center">
                  <Thumbnail path={product.picture} size="12" />
                  <Box minWidth="0" overflowWrap="anywhere">
                    <TextLink
                      fontWeight="medium"
                      to={`/products/${encodeURIComponent(product.id)}`}
                    >
                      {product.name}
                    </TextLink>
                    <Box fontSize="xs" color="fg.muted">
                      {product.id}
                      <Box as="span" hideFrom="md">
                        , {KIND_NAMES[product.kind].toLowerCase()}
                      </Box>
                    </Box>
                    <Flex hideFrom="md" gap="3" marginTop="1" fontSize="sm" wrap="wrap">
                      <span>{toPrice(product, currency)}</span>
                      <Pieces product={product} />
                      <States product={product} />
                    </Flex>
                  </Box>
                </Flex>
              </Table.Cell>
              <Table.Cell hideBelow="md">{KIND_NAMES[product.kind]}</Table.Cell>
              <Table.Cell hideBelow="md" textAlign="end" whiteSpace="nowrap">
                {toPrice(product, currency)}
              </Table.Cell>
              <Table.Cell hideBelow="md" textAlign="end" whiteSpace="nowrap">
                <Pieces product={product} />
              </Table.Cell>
              <Table.Cell hideBelow="md">
                <States product={product} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

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
    <Badge colorPalette="red" variant="surface">
      Sold out
    </Badge>
  ) : (
    <span>
      {pieces.toLocaleString('en-US')}
      <Box as="span" hideFrom="md">
        {' '}
        in stock
      </Box>
    </span>
  )
}

function States({ product }: { product: OfficeProductRow }) {
  return (
    <Flex gap="1" wrap="wrap">
      <Badge variant="surface" colorPalette={product.isOnline ? 'green' : 'gray'}>
        {product.isOnline ? 'Online' : 'Offline'}
      </Badge>
      {!product.isSearchable && (
        <Badge variant="surface" colorPalette="orange">
          Not searchable
        </Badge>
      )}
    </Flex>
  )
}
